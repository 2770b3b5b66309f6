import { site } from '#generated/site'
import type { PageOf } from '#generated/types'
import { NotFound } from '../sections/NotFound'

/** Any other path. */
export function NotFoundPage({ page }: { readonly page: PageOf<'not-found'> }) {
  return <NotFound page={page} phone={site.business.phone} />
}
