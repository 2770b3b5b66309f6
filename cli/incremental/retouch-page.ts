import type { AreaPage, Town } from '../../templates/types.ts'
import { hash } from '../lib/hash.ts'
import { buildCityPage } from '../site/pages/area-page.ts'
import { fillTexts } from '../site/pages/interpolate.ts'
import { manifestPath, recordPath } from '../lib/generated-paths.ts'
import { isFormatted } from '../render/format.ts'
import { dateContent, type LastmodEntry } from '../render/lastmod.ts'
import { renderArea } from '../render/render-site.ts'
import { cityTestsFile, expectedOfArea, renderTests, routeTestsFile } from '../render/routes.ts'
import { renderUrls, sitemapEntry, sitemapFile } from '../render/sitemap.ts'
import { createRenderer, type TemplateTexts } from '../render/templates.ts'
import type { CityInput } from '../site/schema/cities.ts'
import type { SiteData } from '../site/schema/data.ts'
import { fieldIn, replaceItem, replacePart, replaceParts, toField, type Versions } from './parts.ts'

/**
 * A generated file whose text changes; `path` is relative to the project, and `hash` that of the new
 * text where it is known.
 */
export type ChangedFile = Versions<Buffer> & { readonly path: string; readonly hash?: string }

/** What follows from new texts of one city. */
export interface Retouched {
  readonly page: AreaPage
  readonly lastmod: Versions<LastmodEntry>
  /** The manifest is the last; none where nothing shows the edit. */
  readonly files: readonly ChangedFile[]
}

interface RetouchInput {
  /** The data of the site, of which the cities are not needed. */
  readonly data: SiteData
  readonly city: Versions<CityInput>
  /** The city's page as it was last built. */
  readonly page: AreaPage
  readonly templates: TemplateTexts
  /** The UTC day: `2026-11-20`. */
  readonly today: string
  /** Reads a generated file as it stands; `undefined` where there is none. */
  readonly read: (path: string) => Buffer | undefined
}

const nothing = Buffer.alloc(0)

/** What only a city's own page shows: nothing else changes with it. */
const ownTexts: ReadonlySet<string> = new Set([
  'description',
  'house',
  'localChallenges',
  'places',
] satisfies (keyof CityInput)[])

/** Whether two versions of a city differ in nothing but what its own page shows. */
export function differInOwnTexts({ before, after }: Versions<CityInput>): boolean {
  const others = (city: CityInput) =>
    JSON.stringify(
      Object.entries(city)
        .filter(([name]) => !ownTexts.has(name))
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    )
  return others(before) === others(after)
}

/**
 * What `generate` and `build` would make of new texts of one city, worked out from that city and
 * its files alone. `undefined` where the city's old entry does not lead to the old page and files,
 * or a part that has to change is not found just once: then only the whole way is sure.
 */
export function retouchPage(given: RetouchInput): Retouched | undefined {
  const input = { ...given, read: onceEach(given.read) }
  const pages = rebuild(input)
  if (JSON.stringify(pages.before) !== JSON.stringify(input.page)) return undefined
  const lastmod = datesOf(input, pages)
  if (!lastmod) return undefined
  const changes = changedFiles(input, pages, lastmod)
  if (!changes.every(isSure)) return undefined
  const files = changes
    .filter(({ before, after }) => !before.equals(after))
    .map(({ path, before, after }) => ({ path, before, after, hash: hash(after) }))
  if (files.length === 0) return { page: pages.after, lastmod, files }
  const manifest = changedManifest(input, files)
  return manifest && { page: pages.after, lastmod, files: [...files, manifest] }
}

/** Reads each file once, whoever asks for it. */
function onceEach(read: RetouchInput['read']): RetouchInput['read'] {
  const known = new Map<string, Buffer | undefined>()
  return (path) => {
    if (!known.has(path)) known.set(path, read(path))
    return known.get(path)
  }
}

/** The page of both entries. Map and nearby areas are the old page's: names and places are the same. */
function rebuild({ data, city, page }: RetouchInput): Versions<AreaPage> {
  const { before, after } = city
  const filled = fillTexts({ ...data, cities: [before, after] })
  const known = new Map(page.nearbyAreas.map((town) => [town.name, town]))
  const townOf = (name: string): Town => known.get(name) ?? { name, path: null }
  const build = (entry: CityInput) =>
    buildCityPage({
      data: filled,
      towns: { townOf, townsOf: () => [] },
      city: entry,
      map: page.map,
    })
  const [old = before, next = after] = filled.cities
  return { before: build(old), after: build(next) }
}

function datesOf(
  { read, today }: RetouchInput,
  { before, after }: Versions<AreaPage>,
): Versions<LastmodEntry> | undefined {
  // It is as `generate` wrote it.
  const known = fieldIn(read(recordPath) ?? nothing, before.path) as LastmodEntry | undefined
  if (!known || dateContent(known, JSON.stringify(before), today) !== known) return undefined
  return { before: known, after: dateContent(known, JSON.stringify(after), today) }
}

/** A file of which it is not known how it stood, or how it is to be. */
type Change = { readonly path: string } & Versions<Buffer | undefined>

const isSure = (change: Change): change is ChangedFile =>
  change.before !== undefined && change.after !== undefined

/** The page's own files, and those that have a part for each page. */
function changedFiles(
  { templates, data, read }: RetouchInput,
  page: Versions<AreaPage>,
  lastmod: Versions<LastmodEntry>,
): Change[] {
  const render = createRenderer(templates)
  const { path } = page.before
  const { url } = data.business
  const [old, next] = [renderArea(render, page.before), renderArea(render, page.after)]
  const own = next.map((file, index): Change => {
    const before = read(file.path)
    // What prettier would have to format on the way is not in that form in the shared files either.
    const isKnown = before?.toString() === old[index]?.content && isFormatted(file)
    return { path: file.path, before, after: isKnown ? Buffer.from(file.content) : undefined }
  })
  const inFile = (file: string, change: (text: Buffer) => Buffer | undefined): Change => {
    const before = read(file)
    return { path: file, before, after: before && change(before) }
  }
  const entries = {
    before: sitemapEntry(page.before, url, lastmod.before),
    after: sitemapEntry(page.after, url, lastmod.after),
  }
  const tests = { before: expectedOfArea(page.before), after: expectedOfArea(page.after) }
  const cityTests = `generated/${cityTestsFile(page.before)}`
  return [
    ...own,
    ...ifChanged(tests, () =>
      inFile(read(cityTests) ? cityTests : `generated/${routeTestsFile}`, (text) =>
        replaceItem(text, tests, (areas) => renderTests(render, areas)),
      ),
    ),
    ...ifChanged(entries, () =>
      inFile(sitemapFile, (text) => replaceItem(text, entries, (urls) => renderUrls(render, urls))),
    ),
    inFile(recordPath, (text) =>
      replacePart(text, toField(path, lastmod.before), toField(path, lastmod.after)),
    ),
  ]
}

/** A large file that stays as it is need not be read, nor its template be compiled. */
const ifChanged = ({ before, after }: Versions<unknown>, change: () => Change): Change[] =>
  JSON.stringify(before) === JSON.stringify(after) ? [] : [change()]

/** The manifest with the hashes of changed files. */
function changedManifest(
  { read }: RetouchInput,
  files: readonly Required<ChangedFile>[],
): ChangedFile | undefined {
  const before = read(manifestPath) ?? nothing
  const fields = files.map(({ path, hash: content }): Versions<string> => ({
    before: toField(path, fieldIn(before, path)),
    after: toField(path, { source: content, content }),
  }))
  const after = replaceParts(before, fields)
  return after === undefined ? undefined : { path: manifestPath, before, after }
}
