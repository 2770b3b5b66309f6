import { routes } from '#generated/routes/manifest'
import type { Page } from '#generated/types'

/** Every page of a site, in the order of its data. */
export async function allPages(manifest: typeof routes = routes): Promise<readonly Page[]> {
  const modules = await Promise.all(Object.values(manifest).map((load) => load()))
  return modules.map(({ page }) => page)
}
