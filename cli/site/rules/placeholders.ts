import { nearest } from '../../lib/suggest.ts'
import type { Source } from '../../parse/parse.ts'
import { textsAt, type Sources } from './read-loosely.ts'
import { findingAt, show, type Unplaced } from '../../validate/create-finding.ts'
import { valueAt } from '../../validate/schema-walk.ts'
import { textsBelow } from '../../validate/walk.ts'

interface Placeholder {
  readonly source: Source
  readonly path: readonly PropertyKey[]
  readonly value: string
  /** What should stand here; the fields that the owner listed are named with the list. */
  readonly advice: string
}

/** The checklist before publishing: every example value that is still in the data. */
export function checkPlaceholders(sources: Sources): Unplaced[] {
  const found = Object.values(sources).flatMap(reservedValues)
  return [...found, ...listedFields(sources.business)].map(({ source, path, value, advice }) =>
    findingAt(source, path, {
      rule: 'placeholder/value',
      message: `${path.map(String).join('.')} is a placeholder: ${show(value)}.`,
      expected: advice,
    }),
  )
}

/** Entries of `placeholders:` that name no field of business.yaml. */
export function checkPlaceholderList({ business }: Sources): Unplaced[] {
  if (!business || business.isPartial) return []
  const fields =
    typeof business.value === 'object' && business.value ? Object.keys(business.value) : []
  return textsAt(business, ['placeholders'])
    .filter(({ value }) => valueAt(business.value, value.split('.')) === undefined)
    .map(({ value, path }) =>
      findingAt(business, path, {
        rule: 'placeholder/unknown-field',
        message: `business.yaml has no field ${show(value)}.`,
        expected: 'the name of a field, such as address.street',
        suggestion: nearest(value, fields),
      }),
    )
}

function listedFields(source: Source | undefined): Placeholder[] {
  if (!source) return []
  return textsAt(source, ['placeholders']).flatMap(({ value: name }) => {
    const path = name.split('.')
    const value = valueAt(source.value, path)
    const advice = `your own; then take \`- ${name}\` out of \`placeholders\``
    return value === undefined ? [] : [{ source, path, value: String(value), advice }]
  })
}

/** Values of a form that is set aside for examples and can belong to nobody. */
function reservedValues(source: Source): Placeholder[] {
  return textsBelow(source.value).flatMap(({ value, path }) => {
    const advice = adviceFor(value, path)
    return advice ? [{ source, path, value, advice }] : []
  })
}

function adviceFor(value: string, path: readonly PropertyKey[]): string | undefined {
  // 555-0100 to 555-0199 are kept free for fiction (NANPA); example.* by RFC 2606.
  if (/555[-. ]?01\d\d\b/.test(value)) return 'your phone number'
  if (/\bexample\.(com|net|org)\b/i.test(value)) {
    return value.includes('@') ? 'your email address' : 'your own address on the web'
  }
  if (path[0] === 'registration' && /^\D*0+$/.test(value)) return 'your registration number'
  if (path[0] === 'social' && value === '#') return 'the address of your profile, or no entry'
  return undefined
}
