import type { Page, Site } from '../../templates/types.ts'
import { memoize } from '../lib/collections.ts'
import { contentName } from '../lib/hash.ts'
import { areasMapOf, moduleOf, withMapNamed } from './render-site.ts'
import type { SiteModel } from './site-model.ts'
import { printCode } from './templates.ts'

/** A JavaScript module in `dist/` for browsers. */
export interface ContentModule {
  readonly path: string
  readonly content: () => string
}

/** Identifies the application and site that modules belong to, so that a window notices a deploy. */
export const markOf = (app: string, site: Site) => contentName(app + JSON.stringify(site))

/** A page as JSON, memoized for comparing and publishing. */
export const printPage = memoize((page: Page) => JSON.stringify(page))

/** Renders the modules of all pages, of what they share, and of the shared map. */
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

/** Keys that need no quotes; inside texts, quotes are escaped, so they cannot match. */
const quotedName = /(?<=[{,])"([A-Za-z_$][\w$]*)":/g

/** Replaces the route table: each page's module has a predictable URL. */
const findRoute =
  "export const routes=new Proxy({},{get:(_,path)=>()=>import(`./${path.slice(1)||'home'}.js`)});\n"
