import { routes } from '#generated/routes/manifest'
import type { Page, PageOf } from '#generated/types'

/** Every page of a site, in the order of its data. */
export async function allPages(manifest: typeof routes = routes): Promise<readonly Page[]> {
  const modules = await Promise.all(Object.values(manifest).map((load) => load()))
  return modules.map(({ page }) => page)
}

/** The first page of a kind. Throws where there is none. */
export function pageOfKind<Kind extends Page['kind']>(pages: readonly Page[], kind: Kind) {
  const page = pages.find((each) => each.kind === kind)
  if (!page) throw new Error(`There is no page ${kind}.`)
  return page as PageOf<Kind>
}
