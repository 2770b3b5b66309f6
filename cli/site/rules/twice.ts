import { fieldAt, itemsAt, listAt, textAt, textField } from '../../validate/fields.ts'
import { show, type Breach, type Field } from '../../validate/rule.ts'
import type { DataIndex, DataRule } from './view.ts'

/** Values that hold what the field beside them holds: pages show both, one behind the other. */
export const twiceRules = [
  {
    id: 'text/twice',
    severity: 'warning',
    check: (view) => [
      ...addressTwice(view),
      ...view.services.flatMap((service) => phoneTwice(view, service)),
      ...pairs(view).flatMap(({ at, other }) => wordsTwice(at, other)),
    ],
  },
] as const satisfies readonly DataRule[]

/** The town, the state or the ZIP code behind the street or the town. */
function addressTwice({ files: { business } }: DataIndex): Breach[] {
  const text = (key: string) => textAt(business, 'address', key)?.trim() ?? ''
  const [locality, region, code, zip] = ['locality', 'region', 'regionCode', 'postalCode'].map(text)
  const around = { region, code, zip: zip?.slice(0, 5) }
  return [
    ...textField(business, 'address', 'street').flatMap((at) =>
      toBreach(at, withoutEnd(at.value, { ...around, locality })),
    ),
    ...textField(business, 'address', 'locality').flatMap((at) =>
      toBreach(at, withoutEnd(at.value, around)),
    ),
  ]
}

interface EndOfAddress {
  readonly locality?: string | undefined
  readonly region?: string | undefined
  readonly code?: string | undefined
  readonly zip?: string | undefined
}

/** A street without what an address has behind it; a name that only ends alike, such as Old Barre, stays. */
function withoutEnd(written: string, { locality, region, code, zip }: EndOfAddress): string {
  let text = written.trim().replace(/(?<=\d{5})-\d{4}$/, '')
  const cut = (end: string | undefined, between: string) => {
    const found = end && new RegExp(`^(.*\\S)${between}${escaped(end)}$`, 's').exec(text)?.[1]
    if (!found) return false
    text = found.replace(/[\s,]+$/, '')
    return true
  }
  cut('USA', ',\\s*')
  const hasZip = cut(zip, '[\\s,]+')
  // Behind a space alone, the name of a state may be that of a street.
  const hasState = cut(code, '[\\s,]+') || cut(region, hasZip ? '[\\s,]+' : ',\\s*')
  cut(locality, hasZip || hasState ? '[\\s,]+' : ',\\s*')
  return text
}

function toBreach(at: Field<string>, short: string): Breach[] {
  if (short === at.value.trim()) return []
  const rest = at.value
    .trim()
    .slice(short.length)
    .replace(/^[\s,]+/, '')
  const message = `This holds ${show(rest)}, which stands in the fields below: pages would show it twice.`
  return [{ at, message, expected: 'the text without it', suggestion: short }]
}

/** The phone number in the words in front of it. */
function phoneTwice({ files: { business } }: DataIndex, service: Field): Breach[] {
  const digits = (textAt(business, 'phone') ?? '').replaceAll(/\D/g, '').slice(-10)
  return textField(service, 'callLabel').flatMap((at) => {
    const part = /\+?\d[\d().\s-]{6,}\d/.exec(at.value)?.[0] ?? ''
    if (digits.length < 10 || !part.replaceAll(/\D/g, '').endsWith(digits.slice(-7))) return []
    const message = `This holds the phone number, which pages show behind it: ${show(part)}.`
    return [{ at, message, expected: 'the words without it', suggestion: without(at.value, part) }]
  })
}

interface Pair {
  readonly at: Field
  readonly other: string | undefined
}

/** Fields, each with the value that pages show beside it. */
function pairs({ files: { business }, people }: DataIndex): Pair[] {
  return [
    ...itemsAt(business, 'registration').map((each) => {
      return { at: fieldAt(each, 'label'), other: textAt(each, 'number') }
    }),
    ...listAt(business, 'certificates').map((each) => {
      return { at: fieldAt(each, 'name'), other: textAt(each, 'number') }
    }),
    ...people
      .map((each) => ({ at: fieldAt(each, 'name'), other: textAt(each, 'trade') }))
      // Smith is a name, too.
      .filter(({ at }) => /[,(–-]/.test(String(at.value))),
  ]
}

function wordsTwice(at: Field, other = ''): Breach[] {
  const words = other.trim()
  // Fewer letters may be those of another word.
  const found =
    words.length > 2 && new RegExp(`(?<![\\p{L}\\d])${escaped(words)}(?![\\p{L}\\d])`, 'iu')
  return textField(at).flatMap((field) => {
    const part = found ? found.exec(field.value)?.[0] : undefined
    const suggestion = part && without(field.value, part)
    if (!part || !suggestion) return []
    const message = `This holds ${show(part)}, which has a field of its own: pages would show it twice.`
    return [{ at: field, message, expected: 'the text without it', suggestion }]
  })
}

/** A text without a part of it, and without what joined them. */
const without = (text: string, part: string) =>
  text
    .replace(part, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s+(?=[,;:)])/g, '')
    .replaceAll(/\(\)|^[\s,;:–-]+|[\s,;:–-]+$/g, '')
    .trim() || undefined

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
