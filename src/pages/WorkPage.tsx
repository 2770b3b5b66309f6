import type { PageOf } from '../../generated/types'
import { PageHero } from '../sections/PageHero'

/** `/work` */
export function WorkPage({ page }: { readonly page: PageOf<'work'> }) {
  return <PageHero heading={page.heading} lead={page.lead} />
}
