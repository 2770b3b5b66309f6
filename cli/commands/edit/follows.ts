import type { Answer, DataPath } from '../../../src/editor/protocol.ts'
import { toDayText, toMonthText } from '../../lib/dates.ts'
import { isText } from '../../lib/json.ts'
import { walk } from '../../validate/fields.ts'
import { describeField } from './fields.ts'
import { toKeys, type EditState } from './state.ts'

/** What pages work out of the data, by how it reads. */
const worked: readonly (readonly [form: RegExp, note: string, path: DataPath])[] = [
  [
    /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b|\d [AP]M\b|\bnoon\b|\bmidnight\b|^Closed\b|^Open\b/,
    'Days and hours follow from the office hours.',
    ['business', 'hours'],
  ],
  [
    /\bmiles?\b/,
    'Distances follow from where the office stands, and from where the towns are.',
    ['business', 'coordinates'],
  ],
  [/\+?\d[\d() -]{8,}\d/, 'This follows from the phone number.', ['business', 'phone']],
  [/, [A-Z]{2} \d{5}/, 'This follows from the address.', ['business', 'address']],
  [
    /\b(?:towns?|places)\b/,
    'Towns are counted and listed from the towns that have a page, which `add-city` adds, and from those that are also served.',
    ['counties', 0, 'alsoServed'],
  ],
]

/** What a text follows from that is none of the data; nothing where it is the words of the program. */
export function followsFrom(state: EditState, text: string): Answer {
  const [, note, path] = worked.find(([form]) => form.test(text)) ?? []
  const field = path && describeField(state, path)
  if (note !== undefined && field) return { fields: [field], note }
  return { fields: [], note: 'These words are the site’s own: they stand in none of your files.' }
}

/** The paths of values that read as the text by themselves, or as the month or day that they name. */
export const pathsReading = ({ values }: EditState, text: string): DataPath[] =>
  walk(values)
    .filter(({ value }) => isText(value) && [value, formOfDate(value)].includes(text))
    .map(({ path }) => toKeys(path))

function formOfDate(text: string): string | undefined {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return toDayText(text)
  return /^\d{4}-\d\d$/.test(text) ? toMonthText(text) : undefined
}
