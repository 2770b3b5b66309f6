import { type DataEdit, findWords, type WordChange } from '../../edit/data-edits.ts'
import { dataError, usageError } from '../../lib/errors.ts'
import { plural } from '../../lib/plural.ts'
import { milesBetween } from '../../load/gazetteer.ts'
import { type DataPath, parseFile, type Source } from '../../parse/parse.ts'
import type { CityInput } from '../schema/cities.ts'
import type { SiteData } from '../schema/data.ts'
import { placeName } from '../schema/text.ts'
import { splitName } from '../../lib/place-name.ts'
import { quoteWord } from '../../lib/shell-word.ts'
import { toSlug } from '../../lib/slug.ts'
import { areaPath } from '../page-paths.ts'
import { textsBelow } from '../../validate/fields.ts'
import { editAddresses } from './address-edits.ts'
import { type Change, type KnownSite, refuseTaken, requireCity } from './change.ts'
import { leaveLists, shortListFindings } from './nearby-edits.ts'
import { indexOfTown, moveLinks, proofOf, townLists, type TownList } from './town-names.ts'
import type { DataFile } from '../../load/load-data.ts'

interface RenameRequest {
  readonly from: string
  readonly to: string
  readonly rewriteText: boolean
}

/** The change that renames a city: name, slug, lists, links, redirect. Throws when the name is invalid or taken. */
export function planRename(known: KnownSite, request: RenameRequest): Change {
  const { data } = known
  const { city, index } = requireCity(data, request.from)
  const [old, name] = [city.cityName, request.to.trim()]
  requireName(old, name)
  const isMove = toSlug(old) !== toSlug(name)
  if (isMove) refuseTaken(known, name)
  const { edits, short } = renameInLists(known, old, name)
  const [from, to] = [splitName(old).name, splitName(name).name]
  const words = { from, to, except: longerNames(data, city, to) }
  const isOther = from !== to
  const mentions = isOther ? mentionsIn(city, words).map((path): DataPath => [index, ...path]) : []
  return {
    title: `rename ${old} to ${name}`,
    done: `${old} was renamed to ${name}.`,
    edits: [
      { kind: 'set', file: 'cities', path: [index, 'cityName'], value: name },
      ...(request.rewriteText
        ? mentions.map((path): DataEdit => ({ kind: 'rewrite', file: 'cities', path, words }))
        : []),
      ...edits,
      ...proofOf(data, old).map((place): DataEdit => ({ kind: 'set', ...place, value: name })),
      ...(isMove ? moveAddress(data, areaPath(old), areaPath(name)) : []),
    ],
    faults: shortListFindings(known, old, short),
    notes: isMove ? twoTowns(known, city, name) : [],
    pages: [areaPath(name)],
    moved: { from: areaPath(old), to: areaPath(name) },
    ...(!request.rewriteText && mentions.length > 0 && { leftInTexts: { paths: mentions, words } }),
    next: `npm start, then open ${areaPath(name)}`,
    inverse: inverseOf({ ...request, from: old, to: name }, isMove),
  }
}

/** An invalid name would be reported once per list. */
function requireName(old: string, name: string): void {
  if (name === '') throw usageError('The new name is empty.')
  const isName = placeName.safeParse(name).success && toSlug(name) !== ''
  if (!isName)
    throw dataError(`${JSON.stringify(name)} is not a name of a city: expected ${expected}.`)
  if (name === old) throw dataError(`${old} has this name already. Nothing was changed.`)
}

const expected = 'Latin letters, spaces, hyphens, apostrophes and full stops'

/** Says that the new name is that of another town: nothing that is said of the old one is true of it. */
function twoTowns({ places }: KnownSite, { cityName: old, county }: CityInput, name: string) {
  const [one, other] = [places.find(old, undefined, { county }), places.find(name)]
  if (!one || !other || one === other) return []
  const miles = plural(Math.max(1, Math.round(milesBetween(one, other))), 'mile')
  return [
    `${old} and ${name} are two towns, ${miles} apart: what the texts, the map, jobs and reviews say of ${old} would be said of ${name}.`,
    `For a page of ${name} besides: npx roof-site add-city ${quoteWord(name)}`,
  ]
}

/** If a list already contains the new name, the old one is removed. */
function renameInLists(known: KnownSite, old: string, name: string) {
  const naming = townLists(known.data).filter((list) => indexOfTown(list, old) !== -1)
  const isTwice = (list: TownList) =>
    toSlug(old) !== toSlug(name) && (indexOfTown(list, name) !== -1 || list.of.name === old)
  const leaving = leaveLists(known, old, naming.filter(isTwice))
  const ownList = townLists(known.data).filter(({ of }) => of.kind === 'city' && of.name === old)
  const own = leaveLists(known, name, ownList)
  const renamed = naming
    .filter((list) => !isTwice(list))
    .map((list): DataEdit => {
      const path = [...list.path, indexOfTown(list, old)]
      return { kind: 'set', file: list.file, path, value: name }
    })
  return {
    edits: [...renamed, ...leaving.edits, ...own.edits],
    short: [...leaving.short, ...own.short],
  }
}

function moveAddress(data: SiteData, from: string, to: string): DataEdit[] {
  const closed = { from, successor: { to } }
  return [...moveLinks(data, from, to), ...editAddresses(data.addresses, { opened: [to], closed })]
}

const notTexts: ReadonlySet<PropertyKey> = new Set(
  'cityName county nearbyAreas house picture'.split(' '),
)

function mentionsIn(city: object, words: WordChange): DataPath[] {
  return textsBelow(city).flatMap(({ value, path }) =>
    [path[0], path.at(-1)].some((key) => notTexts.has(key ?? '')) ||
    findWords(value, words).length === 0
      ? []
      : [path],
  )
}

/** Longer names that contain the old one and mean something else: East Haven, or a place inside. */
function longerNames(data: SiteData, city: CityInput, name: string): string[] {
  const old = city.cityName
  const all = [
    ...(city.places ?? []),
    ...data.counties.map((county) => county.name),
    ...data.cities.map(({ cityName }) => cityName),
    ...townLists(data).flatMap(({ names }) => names),
    name,
  ]
  const isLonger = (other: string) =>
    other.length > old.length && findWords(other, { from: old, to: old, except: [] }).length > 0
  return [...new Set(all)].filter(isLonger).toSorted((a, b) => b.length - a.length)
}

function inverseOf({ from, to, rewriteText }: RenameRequest, isMove: boolean): Change['inverse'] {
  const flag = rewriteText ? ' --rewrite-text' : ''
  const command = `npx roof-site rename-city ${quoteWord(to)} ${quoteWord(from)}${flag}`
  return isMove ? { command, but: `it leaves a redirect from ${areaPath(to)}.` } : { command }
}

export interface Mention {
  readonly file: string
  readonly line: number
  readonly text: string
}

/** The lines of cities.yaml that still contain the old name. */
export function leftoverNames(texts: readonly DataFile[], { leftInTexts }: Change): Mention[] {
  const cities = texts.find(({ name }) => name === 'cities')
  const source = leftInTexts && cities ? parseFile(cities).source : null
  if (!leftInTexts || !source) return []
  const lines = source.text.split('\n')
  const numbers = leftInTexts.paths.flatMap((path) => linesOf(source, path, leftInTexts.words))
  return [...new Set(numbers)]
    .toSorted((a, b) => a - b)
    .map((line) => ({ file: source.path, line, text: (lines[line - 1] ?? '').trim() }))
}

function linesOf(source: Source, path: DataPath, words: WordChange): number[] {
  const written = source.writtenAt(path) ?? ''
  const { line } = source.placeOf(path)
  const linesBefore = (offset: number) => written.slice(0, offset).split('\n').length - 1
  return findWords(written, words).map((offset) => line + linesBefore(offset))
}
