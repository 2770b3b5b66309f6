import { routes } from '../../generated/routes/manifest'
import type { Page } from '../../generated/types'

/** Every page of the site, from its generated module, in the order of the data. */
export async function allPages(): Promise<readonly Page[]> {
  const modules = await Promise.all(Object.values(routes).map((load) => load()))
  return modules.map(({ page }) => page)
}
