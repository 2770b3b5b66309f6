import type { Redirect } from '../../../templates/types.ts'
import type { SiteModel } from '../../render/site-model.ts'

interface Turnover<Item> {
  readonly appear: readonly Item[]
  readonly disappear: readonly Item[]
}

interface SiteLink {
  readonly on: string
  readonly to: string
}

export interface SiteDiff {
  readonly pages: Turnover<string>
  readonly redirects: Turnover<Pick<Redirect, 'from' | 'to'>>
  readonly gone: Turnover<string>
  readonly links: Turnover<SiteLink>
}

/** Compares two states of the site; links of pages that come or go as a whole are theirs. */
export function diffSites(before: SiteModel, after: SiteModel): SiteDiff {
  const pathsOf = ({ pages }: SiteModel) => pages.map(({ path }) => path)
  const old = new Set(pathsOf(before))
  const both = new Set(pathsOf(after).filter((path) => old.has(path)))
  const linksOf = (model: SiteModel) => linksOfSite(model, both)
  return {
    pages: turnover(pathsOf(before), pathsOf(after), (path) => path),
    redirects: turnover(before.redirects, after.redirects, ({ from, to }) => `${from} ${to}`),
    gone: turnover(before.gone, after.gone, (path) => path),
    links: turnover(linksOf(before), linksOf(after), ({ on, to }) => `${on} ${to}`),
  }
}

function turnover<Item>(
  before: readonly Item[],
  after: readonly Item[],
  keyOf: (item: Item) => string,
): Turnover<Item> {
  const [old, fresh] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))]
  return {
    appear: after.filter((item) => !old.has(keyOf(item))),
    disappear: before.filter((item) => !fresh.has(keyOf(item))),
  }
}

function linksOfSite({ site, pages }: SiteModel, paths: ReadonlySet<string>): SiteLink[] {
  const frame = [site.navigation, site.quote, site.footer, site.areaTemplate].flatMap(targets)
  return [
    ...[...new Set(frame)].map((to) => ({ on: 'every page', to })),
    ...pages
      .filter(({ path }) => paths.has(path))
      .flatMap(({ path: on, ...page }) => [...new Set(targets(page))].map((to) => ({ on, to }))),
  ]
}

/** Towns and counties carry their address as `path`, other links as `to`. */
function targets(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) => {
    const isTarget = (key === 'path' || key === 'to') && typeof child === 'string'
    return isTarget ? [child] : targets(child)
  })
}
