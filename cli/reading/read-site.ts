import type { Page, Site } from '../../templates/types.ts'
import type * as z from 'zod'
import { groupBy, memoizeTexts } from '../lib/collections.ts'
import { hash } from '../lib/hash.ts'
import type { DataPath } from '../parse/parse.ts'
import type { SiteModel } from '../render/site-model.ts'
import { markData, markTexts, pathKey, ReadingError, type MarkedData } from './mark-data.ts'
import { markedNumbers, withoutMarks } from './marks.ts'
import { mapPageTexts, type PlacedText, type ReadPage, type TextOrigin } from './page.ts'
import { readPage } from './read-page.ts'
import { withOrigins } from './with-origins.ts'

/** Renders a page of a site as HTML, as a build does. */
export type RenderPage = (site: Site, page: Page) => string

export interface ReadingInput<Data> {
  readonly data: Data
  readonly schema: z.ZodType<Data>
  /** Texts that the model holds against others, and would take for another with a mark. */
  readonly isLeftOut: (path: DataPath) => boolean
  /** What stands on pages without a mark, and the value that it is, as the data and the model have it. */
  readonly unmarked: readonly UnmarkedText[]
  /** Builds a model of the same pages as `model`. */
  readonly build: (data: Data) => SiteModel
  readonly model: SiteModel
  readonly render: RenderPage
  readonly cache: PageCache
}

/** What was read last of each address: most edits leave most pages as they are. */
export type PageCache = Map<string, CachedPage>

interface CachedPage {
  /** The hash of the marked page and of what all pages share. */
  readonly from: string
  readonly numbers: ReadonlySet<number>
  /** As it is read with its marks, with the values of the data that its numbers stood for. */
  read?: { readonly sources: string; readonly page: ReadPage }
  /** As it is read without, with the origins of its texts. */
  followed?: { readonly from: string; readonly page: ReadPage }
}

/** A text that is made from a value that holds no mark: a phone number as it is printed. */
export interface UnmarkedText {
  readonly text: string
  readonly source: DataPath
}

export type Reading = ReturnType<typeof readSite>

/**
 * What the pages of a site show, and from where: the data is marked, built and rendered, and the pages
 * are read. A page is read when it is asked for, once.
 *
 * Throws a `ReadingError` where the marked data cannot be built.
 */
export function readSite<Data>(input: ReadingInput<Data>) {
  const { render, unmarked, model, cache } = input
  const marked = markData(input)
  const markedModel = buildMarked(input, marked)
  const markedPages = pagesOf(markedModel)
  const pages = pagesOf(model)
  const numbers = new Map(marked.paths.map((path, number) => [pathKey(path), number]))
  const shared = hash(JSON.stringify(markedModel.site))
  const markedHtmlOf = (path: string) => {
    const page = markedPages.get(path)
    return page ? renderMarked(input, marked, () => render(markedModel.site, page)) : ''
  }
  const cachedAt = memoizeTexts((path): CachedPage => {
    const from = hash(shared + JSON.stringify(markedPages.get(path)))
    const cached = cache.get(path)
    const known =
      cached?.from === from ? cached : { from, numbers: markedNumbers(markedHtmlOf(path)) }
    cache.set(path, known)
    return known
  })
  /** The same number may stand for another value where entries came and went. */
  const sourcesOn = ({ numbers: some }: CachedPage) =>
    [...some].map((number) => pathKey(marked.paths[number] ?? [])).join()
  const markedAt = memoizeTexts((path): ReadPage | null => {
    const page = markedPages.get(path)
    if (!page) return null
    const cached = cachedAt(path)
    const sources = sourcesOn(cached)
    if (cached.read?.sources !== sources) {
      const about = { path, kind: page.kind, file: path, origin: model.site.business.url }
      const read = readPage({ ...about, html: markedHtmlOf(path), paths: marked.paths })
      cached.read = { sources, page: read }
    }
    return cached.read.page
  })
  const follow = (page: ReadPage): ReadPage => {
    const read = markedAt(page.path)
    return read ? withUnmarked(withOrigins(page, read), unmarked) : page
  }
  const plain = hash(JSON.stringify([model.site, unmarked]))
  const pageAt = memoizeTexts((path): ReadPage | null => {
    const page = pages.get(path)
    if (!page) return null
    const cached = cachedAt(path)
    const from = hash(plain + JSON.stringify(page) + sourcesOn(cached))
    if (cached.followed?.from !== from) {
      const about = { path, kind: page.kind, file: path, origin: model.site.business.url }
      const read = readPage({ ...about, html: render(model.site, page) })
      cached.followed = { from, page: follow(read) }
    }
    return cached.followed.page
  })
  const numbersBelow = (path: DataPath) => {
    const start = pathKey(path)
    return [...numbers].flatMap(([key, number]) => (key.startsWith(start) ? number : []))
  }
  return {
    /** The addresses of all pages, the one for missing addresses last. */
    paths: [...pages.keys()],
    /** The page at an address; `null` where there is none. */
    pageAt,
    /** A page that was read from a built site, with the origins of its texts. */
    follow,
    /** The page at an address as HTML with its marks. */
    markedHtmlOf,
    /** The path of each text that is marked, by the number of its mark. */
    sources: marked.paths,
    /** Whether the value at a path is one whose text can be followed. */
    isMarked: (path: DataPath) => numbers.has(pathKey(path)),
    /** Those of some pages that hold the value at a path, or one below it: as a text, or out of sight. */
    pagesWith: (path: DataPath, among: Iterable<string> = pages.keys()) => {
      const below = numbersBelow(path)
      return [...among].filter((each) => {
        const on = cachedAt(each).numbers
        return below.some((number) => on.has(number))
      })
    },
  }
}

const pagesOf = ({ site, pages }: SiteModel): ReadonlyMap<string, Page> =>
  new Map([...pages, site.notFound].map((page) => [withoutMarks(page.path), page]))

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

/** Of the texts whose marks make work fail, the one with which it begins to fail. */
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

/** A page whose texts know of values without marks, too. */
function withUnmarked(page: ReadPage, unmarked: readonly UnmarkedText[]): ReadPage {
  const byText = [...groupBy(unmarked, ({ text }) => text)]
  return mapPageTexts(page, (placed) => {
    const found = findUnmarked(placed, byText, page)
    if (found.length === 0) return placed
    const origins = [...placed.origins, ...found].toSorted((a, b) => a.offset - b.offset)
    return { ...placed, origins }
  })
}

/** Where a value stands as words of its own in a part of a text that no mark covers. */
function findUnmarked(
  placed: PlacedText,
  unmarked: readonly (readonly [words: string, meant: readonly UnmarkedText[]])[],
  page: ReadPage,
): TextOrigin[] {
  const { text, origins } = placed
  const found: TextOrigin[] = []
  const isTaken = (start: number, end: number) =>
    [...origins, ...found].some(({ offset, length }) => offset < end && start < offset + length)
  for (const [words, meant] of unmarked) {
    for (const offset of offsetsOf(words, text)) {
      if (isTaken(offset, offset + words.length)) continue
      const source = nearestSource(meant, placed, page)
      if (source) found.push({ offset, length: words.length, source })
    }
  }
  return found
}

/** Of several values that read alike, that of the entry whose own texts stand nearest; or the first. */
function nearestSource(
  meant: readonly UnmarkedText[],
  placed: PlacedText,
  { shown }: ReadPage,
): DataPath | undefined {
  const [first] = meant
  const index = shown.findIndex((each) => each === placed)
  if (meant.length < 2 || index < 0) return first?.source
  const entries = new Map(meant.map(({ source }) => [pathKey(source.slice(0, 2)), source]))
  for (let away = 0; away < shown.length; away += 1) {
    for (const near of [shown[index - away], shown[index + away]]) {
      for (const { source } of near?.origins ?? []) {
        const entry = entries.get(pathKey(source.slice(0, 2)))
        if (entry) return entry
      }
    }
  }
  return first?.source
}

/** Where words stand in a text, not as part of other words; none stand nowhere. */
function offsetsOf(words: string, text: string): number[] {
  const found: number[] = []
  if (words === '') return found
  const isLetter = (character = '') => /[\p{L}\p{N}]/u.test(character)
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    if (!isLetter(text[at - 1]) && !isLetter(text[at + words.length])) found.push(at)
  }
  return found
}
