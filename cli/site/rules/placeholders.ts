import { nearest } from '../../lib/suggest.ts'
import { dataFileNames } from '../../load/load-data.ts'
import { fieldAt, textsAt, walk } from '../../validate/fields.ts'
import { show, type Field } from '../../validate/rule.ts'
import { businessSchema } from '../schema/business.ts'
import type { DataRule, DataView } from './view.ts'

export const placeholderRules = [
  {
    id: 'placeholder/unknown-field',
    check: ({ files, files: { business } }) => {
      if (Object.values(files).some(({ source }) => source.isPartial)) return []
      const fields = walk(business.value).map(({ path }) => path.map(String).join('.'))
      return textsAt(business, 'placeholders')
        .filter(({ value }) => fieldNamed(files, value).value === undefined)
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
    check: (view) => {
      if (!view.production) return []
      const left = [...reservedValues(view), ...listedFields(view), ...drafts(view)]
      return left.map(({ at, expected }) => {
        const name = at.path.map(String).join('.') || `data/${at.source.name}.yaml`
        const value = typeof at.value === 'object' ? 'not yet your own' : show(String(at.value))
        return { at, expected, message: `${name} is a placeholder: ${value}.` }
      })
    },
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

/** A field of business.yaml, another file or a field of it: `address.street`, `cities`, `site.home`. */
function fieldNamed(files: DataView['files'], name: string): Field {
  const [first = '', ...others] = name.split('.')
  const file = dataFileNames.find((each) => each === first)
  return file ? fieldAt(files[file], ...others) : fieldAt(files.business, first, ...others)
}

function listedFields({ files }: DataView) {
  return textsAt(files.business, 'placeholders')
    .map(({ value: name }) => {
      const expected = `your own; then take \`- ${name}\` out of \`placeholders\``
      return { at: fieldNamed(files, name), expected }
    })
    .filter(
      ({ at: { value } }) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    )
}

function drafts({ files: { addresses } }: DataView) {
  const at = fieldAt(addresses, 'draft')
  return at.value === true
    ? [{ at, expected: 'no such line: from the day on which people see them, addresses stay' }]
    : []
}

function reservedValues({ texts }: DataView) {
  return texts.flatMap((at) => {
    const expected = adviceFor(at)
    return expected ? [{ at, expected }] : []
  })
}

function adviceFor({ value, path }: Field<string>): string | undefined {
  const [, asked] = /^TODO: (.*)/s.exec(value) ?? []
  if (asked) return asked
  // 555-0100 to 555-0199 are kept free for fiction (NANPA); example.* by RFC 2606.
  if (/555[-. ]?01\d\d\b/.test(value)) return 'your phone number'
  if (/\bexample\.(com|net|org)\b/i.test(value)) {
    return value.includes('@') ? 'your email address' : 'your own address on the web'
  }
  if (path[0] === 'registration' && /^\D*0[0.]*$/.test(value)) return 'your registration number'
  if (path[0] === 'social' && value === '#') return 'the address of your profile, or no entry'
  return undefined
}
