import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page, PageAssets, Site } from '../../templates/types.ts'
import { bundleSite, type ServerBundle } from '../bundle/bundle.ts'
import { hash } from '../lib/hash.ts'
import { lettersOf } from '../lib/invisible.ts'
import type { Roots } from '../lib/paths.ts'
import { openCache } from '../cache/cache.ts'
import { nameOfSite } from './route-modules.ts'

type RenderPage = (site: Site, page: Page) => string

/** By the server bundle: Node never lets go of a module, and a day of edits is to load one. */
const opened = new Map<string, Promise<RenderPage>>()

/**
 * What renders pages of any state of the data, as a build does but for styles and scripts. Bundles
 * `src/` first where nobody has yet, which `makes` is told; rejects with a `CommandError` where that
 * fails.
 */
export async function openPageRenderer(roots: Roots, makes?: () => void): Promise<RenderPage> {
  const { server } = await bundleSite(roots, makes)
  const known = opened.get(server) ?? loadRenderer(roots.site, server)
  opened.set(server, known)
  return known
}

async function loadRenderer(root: string, server: string): Promise<RenderPage> {
  const folder = mkdtempSync(join(openCache(root), 'reading-'))
  try {
    const packageJson = { type: 'module', imports: nameOfSite }
    writeFileSync(join(folder, 'package.json'), JSON.stringify(packageJson))
    writeFileSync(join(folder, 'site.js'), 'export const site = {}, routes = {}')
    const entry = join(folder, 'entry-server.js')
    copyFileSync(server, entry)
    const bundle: ServerBundle = await import(pathToFileURL(entry).href)
    return createPageRenderer(bundle)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The same of a server bundle, whose site is replaced by that of each page. */
export function createPageRenderer(bundle: ServerBundle): RenderPage {
  const render = bundle.createPageRenderer(plainAssets)
  let shown: Site | undefined
  return (site, page) => {
    if (shown !== site) replaceSite(bundle.site, site)
    shown = site
    return render(withShareImage(bundle, site, page))
  }
}

/** What pages name of the bundles, which no reader of their texts asks for. */
const plainAssets: PageAssets = {
  styles: '',
  lazyHydrate: '',
  app: '',
  fonts: [],
  drawings: '/drawings',
  allStyles: '',
  laterStyles: '',
}

/** All parts of a bundle show the one object. */
function replaceSite(there: Site, site: Site): void {
  // Of the site before, no optional field stays.
  for (const key of Object.keys(there)) Reflect.deleteProperty(there, key)
  Object.assign(there, site)
}

/** The page with the picture that a build draws for it, named by what it shows. */
function withShareImage(bundle: ServerBundle, { notFound }: Site, page: Page): Page {
  const isPhotographed = page.kind === 'job' && page.head.image !== null
  const isOfTown = page.kind === 'area' && page.towns === null
  if (page === notFound || isPhotographed || isOfTown) return page
  const { width, height, alt, ...drawn } = bundle.renderOgImage(page)
  const image = { src: `/share-${hash(lettersOf(JSON.stringify(drawn)))}.png`, width, height, alt }
  return { ...page, head: { ...page.head, image } }
}
