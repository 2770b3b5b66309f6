import { dataError } from '../../lib/errors.ts'
import type { SiteData } from '../schema/data.ts'
import { areaPath } from '../page-paths.ts'
import { editAddresses } from './address-edits.ts'
import type { DataEdit } from '../../edit/data-edits.ts'
import { isText } from '../../lib/json.ts'
import { quoteWord } from '../../lib/shell-word.ts'
import type { Change, CityEntry } from './change.ts'
import { optionsToTakeOut } from './successor.ts'

/** The change that adds cities: their entries, and the removal of their addresses from redirects. */
export function addCities({ cities, addresses }: SiteData, entries: readonly CityEntry[]): Change {
  if (entries.length === 0) throw dataError('There is no city to add.')
  const names = entries.map((entry) => nameOf(entry))
  const opened = names.map(areaPath)
  return {
    title: `add ${names.join(', ')}`,
    done: `${names.join(', ')} ${names.length === 1 ? 'was' : 'were'} added: ${opened.join(', ')}.`,
    edits: [...insertCities(cities, entries), ...editAddresses(addresses, { opened })],
    pages: opened,
    isForeseen: true,
    next: `npm start, then open ${opened.join(', ')}`,
    inverse: { command: names.map((name) => inverseOf(addresses, name)).join(' && ') },
  }
}

const nameOf = ({ cityName }: CityEntry, otherwise = '(no name)') =>
  isText(cityName) ? cityName.trim() : otherwise

/** Undoing it also restores what was at the address before. */
function inverseOf(addresses: SiteData['addresses'], name: string): string {
  const quoted = quoteWord(name)
  const leaving = optionsToTakeOut(addresses, areaPath(name))
  return `npx roof-site remove-city ${quoted} --confirm=${quoted} ${leaving}`
}

type Cities = readonly CityEntry[]

/**
 * Inserts new cities where they belong: alphabetically if the file or their county is sorted, or else after the
 * last city of their county.
 */
export function placeCities(cities: Cities, added: Cities): Cities {
  return added.reduce((all, entry) => all.toSpliced(placeOf(all, entry), 0, entry), cities)
}

function placeOf(all: Cities, entry: CityEntry): number {
  const around = isInOrder(all) ? all : all.filter(({ county }) => county === entry['county'])
  const next = isInOrder(around) ? around.find((each) => compare(each, entry) > 0) : undefined
  const last = around.at(-1)
  return next ? all.indexOf(next) : last ? all.indexOf(last) + 1 : all.length
}

const isInOrder = (cities: Cities) =>
  cities.every((each, index) => compare(cities[index - 1] ?? each, each) <= 0)

const compare = (one: CityEntry, other: CityEntry) =>
  nameOf(one, '').localeCompare(nameOf(other, ''), 'en')

function insertCities(cities: Cities, added: Cities): DataEdit[] {
  const edits: DataEdit[] = []
  let at = 0
  for (const entry of placeCities(cities, added)) {
    if (entry === cities[at]) at += 1
    else edits.push(insertAt(cities, at, entry))
  }
  return edits
}

function insertAt(cities: Cities, at: number, value: CityEntry): DataEdit {
  const file = 'cities'
  if (at === cities.length) return { kind: 'append', file, path: [], value }
  // An entry without a county is of none, and before the first one is nothing.
  const isOfPrevious = at > 0 && cities[at - 1]?.['county'] === value['county']
  const beside = isOfPrevious ? 'previous' : 'next'
  return { kind: 'insert', file, path: [at], value, beside }
}
