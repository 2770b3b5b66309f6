import { htmlFile } from '../../../cli/lib/paths.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import {
  attributeOf,
  elementsIn,
  textIn,
  type Element,
  readTree,
} from '../../../cli/reading/read-page.ts'
import type { PageLink } from '../../../cli/reading/page.ts'
import { loadAtlas } from '../../../cli/load/gazetteer.ts'
import { readHostTable } from '../../../cli/prerender/host-table.ts'
import { cacheIn } from '../../../cli/cache/cache.ts'
import { listFiles } from '../../../cli/load/list-files.ts'
import type { SiteModel } from '../../../cli/render/site-model.ts'
import { homeOf } from '../../../cli/site/home.ts'
import { buildSite } from '../../../cli/site/pages/build-site.ts'
import type { SiteData } from '../../../cli/site/schema/data.ts'
import type { Page } from '../../../templates/types.ts'
import { today, rootsOf } from '../../support/project.ts'
import { dataIn } from '../../support/site-model.ts'

export interface JudgedPage {
  readonly path: string
  readonly kind: Page['kind']
  /** What it was made of. */
  readonly content: Page
  readonly html: string
  readonly tree: DefaultTreeAdapterTypes.Document
  readonly elements: readonly Element[]
  readonly links: readonly PageLink[]
  /** What people see of it. */
  readonly text: string
}

/** A built site, with the data that it was built from. */
export interface JudgedSite {
  readonly origin: string
  readonly data: SiteData
  readonly model: SiteModel
  /** With the page for missing addresses, which is the last. */
  readonly pages: readonly JudgedPage[]
  readonly redirects: ReadonlyMap<string, string>
  /** The addresses of all files of dist/. */
  readonly files: ReadonlySet<string>
  /** A file of the project as text: `dist/sitemap.xml`. */
  readonly read: (path: string) => string
}

/** One place of a file of dist/ that is another. */
export interface Planted {
  readonly file: string
  readonly from: string | RegExp
  readonly to: string
}

/** What every built site has to be, whatever its data say. */
export interface Judgment {
  readonly asks: string
  /** What is wrong, in words. */
  readonly faults: (site: JudgedSite) => readonly string[]
  /** Faults of the frozen site, each of which has to be found: in a file, or in what is read. */
  readonly planted: readonly (Planted | ((site: JudgedSite) => JudgedSite))[]
}

/** Reads the site that was built in a project on a day; `planted` is put into one of its files. */
export function readSite(folder: string, planted?: Planted, day = today): JudgedSite {
  const site = known.get(folder) ?? readWhole(folder, day)
  known.set(folder, site)
  if (!planted) return site
  const read = (path: string) => {
    const text = site.read(path)
    if (path !== `dist/${planted.file}`) return text
    const changed = text.replace(planted.from, () => planted.to)
    if (changed === text) throw new Error(`${planted.file} has no ${planted.from}.`)
    return changed
  }
  const pages = site.pages.map((page) => {
    const file = htmlFile(page.path)
    return file === planted.file ? judge(page.content, site.origin, read(`dist/${file}`)) : page
  })
  return { ...site, pages, read }
}

const known = new Map<string, JudgedSite>()

function readWhole(folder: string, day: string): JudgedSite {
  const data = dataIn(rootsOf(folder), day)
  const table = readHostTable(folder)
  if (!table) throw new Error(`There is no built site in ${folder}.`)
  // The build has cached its maps.
  const atlas = loadAtlas(rootsOf(folder), homeOf(data))
  const model = buildSite(data, atlas, { cache: cacheIn(folder, { writes: false }) })
  const { origin } = table
  const read = (path: string) => readFileSync(join(folder, path), 'utf8')
  return {
    origin,
    data,
    model,
    redirects: new Map(table.redirects.map(({ from, to }) => [from, to])),
    pages: [...model.pages, model.site.notFound].map((content) =>
      judge(content, origin, read(`dist/${htmlFile(content.path)}`)),
    ),
    files: new Set(listFiles(join(folder, 'dist')).map((file) => encodeURI(`/${file}`))),
    read,
  }
}

function judge(content: Page, origin: string, html: string): JudgedPage {
  const { path, kind } = content
  const tree = parse(html)
  const { blocks, links } = readTree(tree, { path, kind, file: '', origin })
  const text = blocks.map((block) => block.text).join('\n')
  return { path, kind, content, html, tree, elements: elementsIn(tree), links, text }
}

/** The elements of a name, or all, that have these attributes; `true` is any value. */
export function find(
  { elements }: Pick<JudgedPage, 'elements'>,
  tag: string,
  attributes: Readonly<Record<string, string | true>> = {},
): Element[] {
  return elements.filter(
    (element) =>
      (tag === '*' || element.tagName === tag) &&
      Object.entries(attributes).every(([name, wanted]) => {
        const value = attributeOf(element, name)
        return wanted === true ? value !== undefined : value === wanted
      }),
  )
}

/** The value of an attribute of the first such element. */
export const valueOf = (element: Element | undefined, name: string) =>
  element && attributeOf(element, name)

/** What a `<meta>` of the page says. */
export const metaOf = (page: JudgedPage, name: string) =>
  valueOf(find(page, 'meta', { name })[0] ?? find(page, 'meta', { property: name })[0], 'content')

export const titleOf = (page: JudgedPage) => find(page, 'title').map(textIn)[0]

export const canonicalOf = (page: JudgedPage) =>
  valueOf(find(page, 'link', { rel: 'canonical' })[0], 'href')

/** What stands more than once, each once. */
export const repeated = (values: readonly string[]) => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
]

/** For each page what is wrong with it, after its address. */
export const onPages = (
  { pages }: JudgedSite,
  faults: (page: JudgedPage) => readonly (string | false | undefined)[],
) => pages.flatMap((page) => faults(page).flatMap((each) => (each ? `${page.path}: ${each}` : [])))
