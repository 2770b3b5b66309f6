import type { DataEdit } from '../../edit/data-edits.ts'
import { isText } from '../../lib/json.ts'
import type { CityEntry } from './change.ts'

type Cities = readonly CityEntry[]

/**
 * All cities with new ones among them, each where it belongs: in alphabetical order where the file or
 * its county is, or else behind the last of its county.
 */
export function placeCities(cities: Cities, added: Cities): Cities {
  return added.reduce((all, entry) => all.toSpliced(insertionIndex(all, entry), 0, entry), cities)
}

function insertionIndex(all: Cities, entry: CityEntry): number {
  const around = isInOrder(all) ? all : all.filter(({ county }) => county === entry['county'])
  const next = isInOrder(around) ? around.find((each) => compare(each, entry) > 0) : undefined
  const last = around.at(-1)
  return next ? all.indexOf(next) : last ? all.indexOf(last) + 1 : all.length
}

const isInOrder = (cities: Cities) =>
  cities.every((each, index) => compare(cities[index - 1] ?? each, each) <= 0)

const compare = (one: CityEntry, other: CityEntry) => nameOf(one).localeCompare(nameOf(other), 'en')

const nameOf = ({ cityName }: CityEntry) => (isText(cityName) ? cityName.trim() : '')

/** The edits that set new cities there. */
export function insertCities(cities: Cities, added: Cities): DataEdit[] {
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
  const isOfPrevious = cities[at - 1]?.['county'] === value['county']
  const beside = isOfPrevious ? 'previous' : 'next'
  return { kind: 'insert', file, path: [at], value, beside }
}
