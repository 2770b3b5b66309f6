import { routes } from '../../generated/routes/manifest'
import type { PageKind, PageOf } from '../../generated/types'

const modules = await Promise.all(Object.values(routes).map((load) => load()))
const pages = modules.map(({ page }) => page)

/** The pages of one kind. */
export function pagesOfKind<Kind extends PageKind>(kind: Kind): readonly PageOf<Kind>[] {
  return pages.filter((page): page is PageOf<Kind> => page.kind === kind)
}
