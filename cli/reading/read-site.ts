import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import type { Page, Site } from '../../templates/types.ts'
import type * as z from 'zod'
import { memoizeTexts } from '../lib/collections.ts'
import { hash } from '../lib/hash.ts'
import type { DataPath } from '../parse/parse.ts'
import type { SiteModel } from '../render/site-model.ts'
import { markData, markTexts, pathKey, ReadingError, type MarkedData } from './mark-data.ts'
import { markedNumbers, withoutMarks } from './marks.ts'
import type { ReadPage } from './page.ts'
import type { BuiltFile } from './file-places.ts'
import { readPageWithPlaces, readTree } from './read-page.ts'
import { createUnmarkedFinder, type UnmarkedText } from './unmarked-texts.ts'

/** Renders a page of a site to HTML, like a build. */
export type RenderPage = (site: Site, page: Page) => string

export interface ReadingInput<Data> {
  readonly data: Data
  readonly schema: z.ZodType<Data>
  /** Texts that the model compares with others, so that a mark would change the result. */
  readonly isLeftOut: (path: DataPath) => boolean
  /** Unmarked texts of pages and their values, from the data and the model. */
  readonly unmarked: readonly UnmarkedText[]
  readonly build: (data: Data) => SiteModel
  readonly render: RenderPage
  readonly cache: PageCache
}

/** The last reading of each page by path: most edits leave most pages unchanged. */
export type PageCache = Map<string, CachedPage>

interface CachedPage {
  /** The hash of the marked page and of what all pages share. */
  readonly from: string
  readonly numbers: ReadonlySet<number>
  /** The reading, with the values that its mark numbers stood for. */
  read?: { readonly sources: string; readonly page: ReadPage }
}

export type Reading = ReturnType<typeof readSite>

/**
 * Opens the pages of a site with the origin of each text: marks the data, builds and renders the site. A page
 * is read on first use.
 *
 * Throws a `ReadingError` when the marked data cannot be built.
 */
export function readSite<Data>(input: ReadingInput<Data>) {
  const marked = markData(input)
  const model = buildMarked(input, marked)
  const { pages, htmlOf, cachedAt } = openPages(input, marked, model)
  const reader = createReader(input, { marked, model, pages, htmlOf, cachedAt })
  const numbers = new Map(marked.paths.map((path, number) => [pathKey(path), number]))
  const numbersBelow = (path: DataPath) => {
    const start = pathKey(path)
    return [...numbers].flatMap(([key, number]) => (key.startsWith(start) ? number : []))
  }
  return {
    /** The paths of all pages, the not-found page last. */
    paths: [...pages.keys()],
    /** The page at a path, or `null`. */
    pageAt: reader.pageAt,
    /** Its HTML with marks. */
    htmlOf,
    /** Reads that HTML when it is already parsed. */
    readTree: reader.readTree,
    /** The page with the places of its texts in its built file. */
    pageInFile: reader.pageInFile,
    /** The path of each marked text, by the number of its mark. */
    sources: marked.paths,
    /** Whether the value at a path is marked. */
    isMarked: (path: DataPath) => numbers.has(pathKey(path)),
    /** The pages, out of some, that contain the value at a path or one below it, visibly or not. */
    pagesWith: (path: DataPath, among: Iterable<string> = pages.keys()) => {
      const below = numbersBelow(path)
      return [...among].filter((each) => {
        const on = cachedAt(each).numbers
        return below.some((number) => on.has(number))
      })
    },
  }
}

/** The marked pages as HTML by path, with what the cache has of each. */
function openPages<Data>(
  input: ReadingInput<Data>,
  marked: MarkedData<Data>,
  { site, pages: all }: SiteModel,
) {
  const { render, cache } = input
  const pages = new Map([...all, site.notFound].map((page) => [withoutMarks(page.path), page]))
  const shared = hash(JSON.stringify(site))
  // A page whose marks were read is usually read in full next.
  let last = { path: '', html: '' }
  const htmlOf = (path: string) => {
    const page = pages.get(path)
    if (page && last.path !== path) {
      last = { path, html: renderMarked(input, marked, () => render(site, page)) }
    }
    return page ? last.html : ''
  }
  const cachedAt = memoizeTexts((path): CachedPage => {
    const from = hash(shared + JSON.stringify(pages.get(path)))
    const cached = cache.get(path)
    const known = cached?.from === from ? cached : { from, numbers: markedNumbers(htmlOf(path)) }
    cache.set(path, known)
    return known
  })
  return { pages, htmlOf, cachedAt }
}

interface Opened extends ReturnType<typeof openPages> {
  readonly marked: MarkedData<unknown>
  readonly model: SiteModel
}

/** Reads marked pages once each, and again when their content or the origins of it change. */
function createReader(
  { unmarked }: Pick<ReadingInput<unknown>, 'unmarked'>,
  { marked, model, pages, htmlOf, cachedAt }: Opened,
) {
  const withUnmarked = createUnmarkedFinder(unmarked)
  const origin = withoutMarks(model.site.business.url)
  const about = (path: string) => {
    return { path, kind: pages.get(path)?.kind ?? '', origin, paths: marked.paths }
  }
  const read = (path: string, tree: DefaultTreeAdapterTypes.Document) =>
    withUnmarked(readTree(tree, { ...about(path), file: path }))
  const pageInFile = (path: string, file: BuiltFile) =>
    withUnmarked(readPageWithPlaces({ ...about(path), html: htmlOf(path) }, file))
  const others = hash(JSON.stringify(unmarked))
  const pageAt = memoizeTexts((path): ReadPage | null => {
    if (!pages.has(path)) return null
    const cached = cachedAt(path)
    // When entries are added or removed, the same number may stand for another value.
    const onPage = [...cached.numbers].map((number) => pathKey(marked.paths[number] ?? []))
    const sources = others + onPage.join()
    if (cached.read?.sources !== sources) {
      cached.read = { sources, page: read(path, parse(htmlOf(path))) }
    }
    return cached.read.page
  })
  return { readTree: read, pageAt, pageInFile }
}

function buildMarked<Data>(input: ReadingInput<Data>, marked: MarkedData<Data>): SiteModel {
  try {
    return input.build(marked.data)
  } catch (error) {
    throw new ReadingError(findCulprit(input.data, marked.paths, input.build), error)
  }
}

function renderMarked<Data>(
  { data, build, render }: ReadingInput<Data>,
  { paths }: MarkedData<Data>,
  work: () => string,
): string {
  try {
    return work()
  } catch (error) {
    const renderAll = (some: Data) => {
      const { site, pages } = build(some)
      return [...pages, site.notFound].map((page) => render(site, page))
    }
    throw new ReadingError(findCulprit(data, paths, renderAll), error)
  }
}

/** Of the texts whose marks make `work` fail, the first with which it fails. */
function findCulprit<Data>(
  data: Data,
  paths: readonly DataPath[],
  work: (data: Data) => unknown,
): DataPath {
  let [works, fails] = [0, paths.length]
  while (fails - works > 1) {
    const half = Math.floor((works + fails) / 2)
    try {
      work(markTexts(data, paths.slice(0, half)).data)
      works = half
    } catch {
      fails = half
    }
  }
  return paths[works] ?? []
}
