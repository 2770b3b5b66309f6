import { expect, inject, test } from 'vitest'
import type { Page } from '../../../templates/types.ts'
import { bundleSite, type ServerBundle } from '../../../cli/bundle/bundle.ts'
import { buildRouteModules, withSite } from '../../../cli/prerender/route-modules.ts'
import { viewPages } from '../../../cli/site/pages/page-views.ts'
import { valueAt, walk, type Item } from '../../../cli/validate/fields.ts'
import { sample } from '../../support/cases.ts'
import { engineOf } from '../../support/project.ts'

/** What says which page or component it is; names that the picture of a page alone shows; and the look, which is in the styles. */
const fixed = new Set(['kind', 'path', 'slug', 'name'])

const isLeaf = ({ value, path }: Item<unknown>) =>
  (typeof value === 'string' || typeof value === 'number') &&
  !fixed.has(String(path.at(-1))) &&
  path[0] !== 'look' &&
  path.join('.') !== 'street.alt'

const isDrawing = ([first, ...rest]: Item<unknown>['path']) => (rest.at(-1) ?? first) === 'drawing'

/** Names that a scene is made of, two of each kind. */
const partsOfScenes: Readonly<Record<string, readonly [string, string]>> = {
  ground: ['green', 'ridge'],
  sky: ['clear', 'cloud'],
  type: ['mill', 'ranch'],
  siding: ['red', 'blue'],
  roof: ['slate', 'green'],
  landmark: ['giant', 'castle'],
  part: ['flashing', 'ridge'],
}

function another({ value, path }: Item<unknown>): unknown {
  if (typeof value === 'number') return value + 1
  if (isDrawing(path)) return value === 'ladder' ? 'leak' : 'ladder'
  if (path.at(-1) === 'house') return value === 'mill' ? 'cape' : 'mill'
  if (path[0] === 'scene' && path[1] === 'trees') return value === 'oak' ? 'fir' : 'oak'
  if (path.at(-1) === 'part' && path.includes('layers')) return value === 'deck' ? 'vent' : 'deck'
  if (path.at(-1) === 'at') return value === 'stain' ? 'rafter' : 'stain'
  const names =
    path[0] === 'scene' || path[0] === 'street' ? partsOfScenes[String(path.at(-1))] : undefined
  if (names) return names.find((name) => name !== value)
  if (path.at(-1) === 'tone') return value === 'urgent' ? 'standard' : 'urgent'
  return `${String(value)}x`
}

/** Works on a built site, with the pages that stand for all: the first of the towns, and the others. */
async function withPages(work: (bundle: ServerBundle, pages: readonly Page[]) => void) {
  const root = inject('fixtureSite')
  const { server, assets } = await bundleSite({ engine: engineOf(root), site: root })
  const modules = await buildRouteModules(root, assets.app)
  await withSite(root, { server, modules }, async (bundle) => {
    const loaded = await Promise.all(bundle.routePaths.map((path) => bundle.loadPage(path)))
    work(bundle, structuredClone(loaded.filter((page) => page !== undefined).slice(0, 14)))
  })
}

/** The pages of the bundle as HTML, and as the program takes them to be seen. */
function bothWays(
  { site, createPageRenderer }: ServerBundle,
  pages: readonly Page[],
  others: readonly Page[] = [],
) {
  const assets = {
    styles: '',
    lazyHydrate: '',
    app: '',
    fonts: [],
    drawings: '',
    allStyles: '',
    laterStyles: '',
  }
  const renderPage = createPageRenderer(assets)
  const model = { site, pages, redirects: [], gone: [], outlines: null }
  return {
    html: [...pages, ...others].map((page) => renderPage(page)),
    views: viewPages(model).map(({ content }) => JSON.stringify(content)),
  }
}

/** Changes each value below one by itself; those that the HTML and the view do not agree about. */
function findDisputed(root: object, bothNow: () => ReturnType<typeof bothWays>, step: number) {
  const before = bothNow()
  const differing = (old: readonly string[], fresh: readonly string[]) =>
    old.flatMap((each, index) => (each === fresh[index] ? [] : index)).join()
  return sample(walk(root).filter(isLeaf), step).flatMap((leaf) => {
    const parent = valueAt(root, leaf.path.slice(0, -1))
    const key = leaf.path.at(-1)
    if (typeof parent !== 'object' || parent === null || key === undefined) return []
    Reflect.set(parent, key, another(leaf))
    const after = bothNow()
    Reflect.set(parent, key, leaf.value)
    const [seen, shown] = [differing(before.views, after.views), differing(before.html, after.html)]
    return seen === shown ? [] : `${leaf.path.join('.')}: ${seen} for ${shown}`
  })
}

test('a page is seen to change with each of its values where its HTML does', async () => {
  await withPages((bundle, pages) => {
    const disputed = pages.flatMap((page) => findDisputed(page, () => bothWays(bundle, [page]), 15))
    expect(disputed).toEqual([])
  })
}, 120_000)

test('and with each value that all pages share', async () => {
  await withPages((bundle, pages) => {
    const both = () => bothWays(bundle, pages, [bundle.site.notFound])
    expect(findDisputed(bundle.site, both, 12)).toEqual([])
  })
}, 120_000)
