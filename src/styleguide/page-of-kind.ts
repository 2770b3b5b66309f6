import { pages } from '../../generated/routes/manifest'
import type { PageKind, PageOf } from '../../generated/types'

/** The pages of one kind. */
export function pagesOfKind<Kind extends PageKind>(kind: Kind): readonly PageOf<Kind>[] {
  return pages.filter((page): page is PageOf<Kind> => page.kind === kind)
}
