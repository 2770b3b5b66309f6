import type { Page, Site } from '../../templates/types.ts'
import { memoize } from '../lib/collections.ts'
import { contentName } from '../lib/hash.ts'
import { areasMapOf, moduleOf, withMapNamed } from './render-site.ts'
import type { SiteModel } from './site-model.ts'
import { printCode } from './templates.ts'

/** A module of `dist/` that browsers import. */
export interface ContentModule {
  readonly path: string
  readonly content: () => string
}

/** The mark of an application and a site, which their modules bear: a window of an older deploy can tell. */
export const markOf = (app: string, site: Site) => contentName(app + JSON.stringify(site))

/** A page as JSON, printed once for all who compare or publish it. */
export const printPage = memoize((page: Page) => JSON.stringify(page))

/** The modules of a site's pages, of what all pages share, and of the map that several show. */
export function renderContent(
  { site, pages }: Pick<SiteModel, 'site' | 'pages'>,
  buildId: string,
): ContentModule[] {
  const mark = exported('app', JSON.stringify(buildId))
  const map = pages.map(areasMapOf).find((each) => each !== null)
  const module = (name: string, content: () => string) => {
    return { path: `content/${name}.js`, content }
  }
  return [
    module('site', () => exported('site', JSON.stringify(site)) + findRoute + mark),
    ...(map ? [module('shared/areas-map', () => exported('areasMap', JSON.stringify(map)))] : []),
    ...pages.map((page) => module(moduleOf(page.path), () => pageModule(page) + mark)),
  ]
}

const pageModule = (page: Page) =>
  areasMapOf(page)
    ? "import{areasMap}from'./shared/areas-map.js';\n" +
      exported('page', printCode(withMapNamed(page)))
    : exported('page', printPage(page))

const exported = (name: string, code: string) =>
  `export const ${name}=${code.replaceAll(quotedName, '$1:')};\n`

/** A key that needs no quotes: within texts each quote has a backslash, and no colon follows on a text. */
const quotedName = /(?<=[{,])"([A-Za-z_$][\w$]*)":/g

/** In place of the list of pages: a page's module is beside it, however many there are. */
const findRoute =
  "export const routes=new Proxy({},{get:(_,path)=>()=>import(`./${path.slice(1)||'home'}.js`)});\n"
