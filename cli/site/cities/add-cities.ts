import type { DataEdit } from '../../edit/data-edits.ts'
import type { SiteData } from '../schema/data.ts'
import { areaPath } from '../../lib/slug.ts'
import { editAddresses } from './address-edits.ts'
import { quoteWord, refusal, type Change } from './change.ts'

/** An entry as it will stand in cities.yaml, its fields in the order in which they are written. */
export type CityEntry = Readonly<Record<string, unknown>>

/** What it takes to add cities: their entries, and their addresses free of what stood there. */
export function addCities({ addresses }: SiteData, entries: readonly CityEntry[]): Change {
  if (entries.length === 0) throw refusal('There is no city to add.')
  const names = entries.map(nameOf)
  const opened = names.map(areaPath)
  return {
    title: `add ${names.join(', ')}`,
    done: `${names.join(', ')} ${names.length === 1 ? 'was' : 'were'} added: ${opened.join(', ')}.`,
    edits: [
      ...entries.map((value): DataEdit => ({ kind: 'append', file: 'cities', path: [], value })),
      ...editAddresses(addresses, { opened }),
    ],
    notes: [],
    faults: [],
    unpublished: [],
    pages: opened,
    next: `npm start, then open ${opened.join(', ')}`,
    inverse: { command: names.map((name) => inverseOf(addresses, name)).join(' && ') },
  }
}

function nameOf({ cityName }: CityEntry): string {
  return typeof cityName === 'string' ? cityName.trim() : '(no name)'
}

/** What stood at the address before comes back with it. */
function inverseOf({ redirects, gone }: SiteData['addresses'], name: string): string {
  const path = areaPath(name)
  const before = redirects.find(({ from }) => from === path)
  const isGone = gone.includes(path)
  const leaving = before ? ['--redirect', before.to] : [isGone ? '--gone' : '--never-public']
  const quoted = quoteWord(name)
  return `roof-site remove-city ${quoted} --confirm=${quoted} ${leaving.join(' ')}`
}
