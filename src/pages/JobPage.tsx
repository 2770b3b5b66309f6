import type { PageOf } from '../../generated/types'
import { PageHero } from '../sections/PageHero'

/** `/work/{slug}` */
export function JobPage({ page }: { readonly page: PageOf<'job'> }) {
  return <PageHero heading={page.heading} lead={page.found} />
}
