import { nearest } from '../../lib/suggest.ts'
import { fieldAt, textsAt, walk } from '../../validate/fields.ts'
import { show, type Field } from '../../validate/rule.ts'
import { businessSchema } from '../schema/business.ts'
import type { DataRule, DataView } from './view.ts'

/** Values of the example that have to go before publishing. */
export const placeholderRules = [
  {
    id: 'placeholder/unknown-field',
    asks: 'The list of placeholders names fields that exist.',
    why: 'A misspelt name in the list guards no field.',
    fault: 'placeholders: [emal]',
    repair: 'placeholders: [email]',
    check: ({ files: { business } }) => {
      if (business.source.isPartial) return []
      const fields = walk(business.value).map(({ path }) => path.map(String).join('.'))
      return textsAt(business, 'placeholders')
        .filter(({ value }) => fieldNamed(business, value).value === undefined)
        .filter(({ value }) => !isFaulty(business, value.split('.')))
        .map((at) => ({
          at,
          message: `business.yaml has no field ${show(at.value)}.`,
          expected: 'a field that is there, such as address.street; of one that is gone, no line',
          suggestion: nearest(at.value, fields, 2),
        }))
    },
  },
  {
    id: 'placeholder/value',
    asks: 'Under --production no placeholder is left.',
    why: "An example's phone number or name must not reach visitors.",
    fault: 'phone: "+18605550142"',
    repair: 'Fill in your own, and take the field out of `placeholders` where it is listed.',
    check: (view) =>
      view.production
        ? [...reservedValues(view), ...listedFields(view)].map(({ at, expected }) => {
            const name = at.path.map(String).join('.')
            const value = typeof at.value === 'object' ? 'of the example' : show(String(at.value))
            return { at, expected, message: `${name} is a placeholder: ${value}.` }
          })
        : [],
  },
] as const satisfies readonly DataRule[]

/** What the schema finds fault with, there or around it, is reported as that. */
function isFaulty({ value }: Field, path: readonly string[]): boolean {
  const issues = businessSchema.safeParse(value).error?.issues ?? []
  return issues.some(
    (issue) =>
      issue.code !== 'unrecognized_keys' && issue.path.every((key, index) => path[index] === key),
  )
}

const fieldNamed = (business: Field, name: string) => fieldAt(business, ...name.split('.'))

function listedFields({ files: { business } }: DataView) {
  return textsAt(business, 'placeholders')
    .map(({ value: name }) => {
      const expected = `your own; then take \`- ${name}\` out of \`placeholders\``
      return { at: fieldNamed(business, name), expected }
    })
    .filter(({ at }) => at.value !== undefined)
}

/** Values of a form that is set aside for examples. */
function reservedValues({ texts }: DataView) {
  return texts.flatMap((at) => {
    const expected = adviceFor(at)
    return expected ? [{ at, expected }] : []
  })
}

function adviceFor({ value, path }: Field<string>): string | undefined {
  // 555-0100 to 555-0199 are kept free for fiction (NANPA); example.* by RFC 2606.
  if (/555[-. ]?01\d\d\b/.test(value)) return 'your phone number'
  if (/\bexample\.(com|net|org)\b/i.test(value)) {
    return value.includes('@') ? 'your email address' : 'your own address on the web'
  }
  if (path[0] === 'registration' && /^\D*0+$/.test(value)) return 'your registration number'
  if (path[0] === 'social' && value === '#') return 'the address of your profile, or no entry'
  return undefined
}
