import {
  quoteSuggestion,
  respell,
  respellAsExpected,
  takeSuggestion,
  type Fault,
  type Repair,
} from '../../edit/repairs.ts'
import type { DataFileName } from '../../load/load-data.ts'
import {
  fieldAt,
  knownKeys,
  listAt,
  textAt,
  textField,
  textsAt,
  valueAt,
} from '../../validate/fields.ts'
import { show, type Breach, type Field } from '../../validate/rule.ts'
import { dataSchemas } from '../schema/data.ts'
import { hasNoAddress } from './pages.ts'
import type { DataRule, DataView } from './view.ts'

/** A field that an earlier version had. In its path, `*` is every item of a list or name of a map. */
export interface FormerField {
  readonly file: DataFileName
  readonly path: readonly string[]
  /** Its name now, or its place (`rating.source`) where it stands in another map; `null`: it is gone. */
  readonly now: string | null
  /** The version of roof-site since which it is so. */
  readonly since: string
  readonly note: string
}

/** The newest first; 0.1.0 has had no field of another name. */
export const formerFields: readonly FormerField[] = []

/** Values of another form: first those of which it is plain what is meant. */
export const schemaRules = [
  {
    id: 'hours/closed',
    asks: 'A day without office hours is left out.',
    why: 'Days that are not listed are closed; the page shows `otherDays` for them.',
    fault: '- days: [Saturday]\n  opens: closed',
    repair: 'Take the item of the day out.',
    check: ({ files: { business } }) => listAt(business, 'hours', 'office').flatMap(reportClosed),
  },
  {
    id: 'picture/name',
    asks: 'The name of a picture has no blank, no # and no ?.',
    why: 'An address on the web ends at such a sign.',
    fault: 'src: /IMG 1234.JPG',
    repair: 'src: /img-1234.jpg  # and the file is renamed to img-1234.jpg',
    check: ({ texts, publicFiles }) =>
      texts
        .filter(({ path, value }) => path.at(-1) === 'src' && oddName.test(value.trim()))
        .map((at) => reportName(at, publicFiles)),
  },
  {
    id: 'schema/type',
    asks: 'A value has the type that its field asks for.',
    why: 'A value of another type changes its meaning: a postal code as a number loses its zero.',
    fault: 'postalCode: 06513',
    repair: 'postalCode: "06513"',
    fix: (fault) =>
      isAt(fault, 'phone') || isPostalCodeAsWritten(fault) ? quoteSuggestion(fault) : undefined,
  },
  {
    id: 'schema/missing-key',
    asks: 'Required fields are there.',
    why: 'The pages show this value; without it there would be a hole.',
    fault: '- cityName: Clinton\n  description: …',
    repair: '- cityName: Clinton\n  county: Middlesex County\n  description: …',
  },
  {
    id: 'schema/former-key',
    asks: 'A field has the name and the place that it has in this version.',
    why: 'What an earlier version called otherwise would be left out without a word.',
    fault: 'adress: 12 Main St',
    repair: 'street: 12 Main St',
    check: ({ fields }) =>
      fields.flatMap((at) =>
        formerFields.filter((field) => isFormer(at, field)).map((field) => reportFormer(at, field)),
      ),
    fix: mendFormer,
  },
  {
    id: 'schema/unknown-key',
    asks: 'A field has a name that is known.',
    why: 'A field with a misspelt name would be left out without a word.',
    fault: 'conty: Middlesex County',
    repair: 'county: Middlesex County',
    fix: (fault, view) => respell(fault, 'key', freeKeys(view, fault)),
  },
  {
    id: 'schema/value',
    asks: 'A value has the form that its field asks for.',
    why: 'A value of another form shows wrong, or leads nowhere when a visitor uses it.',
    fault: 'phone: 860-555-0142',
    repair: 'phone: "+18605550142"',
    check: ({ pages }) =>
      pages.filter(hasNoAddress).flatMap((page) => textField(page, page.nameField)),
    message: ({ value }) => `${show(value)} has no letter that an address can hold.`,
    expected: 'a name with letters a to z',
    fix: (fault) =>
      (isAt(fault, 'phone') ? quoteSuggestion(fault) : undefined) ?? respellAsExpected(fault),
  },
  {
    id: 'schema/count',
    asks: 'A list has as many entries as its field asks for.',
    why: 'The layout is made for so many entries.',
    fault: 'bullets: []',
    repair: 'bullets: [licensed-and-insured, free-estimates]',
  },
] as const satisfies readonly DataRule[]

/** Whether a fault is at a field of business.yaml. */
const isAt = ({ file, scalar }: Fault, field: string) =>
  file === 'business' && scalar.path.join('.') === field

/** A digit that is missing may be another than the zero in front. */
const isPostalCodeAsWritten = (fault: Fault) =>
  isAt(fault, 'address.postalCode') && fault.finding.suggestion === `"${fault.scalar.source}"`

/** The names that the map around a field could still have. */
function freeKeys({ files }: DataView, { file, scalar }: Fault): readonly string[] {
  const { value } = files[file]
  const parent = scalar.path.slice(0, -1)
  const taken = new Set(Object.keys(Object(valueAt(value, parent))))
  return knownKeys(dataSchemas[file], value, parent).filter((key) => !taken.has(key))
}

/** What is gone is taken out; what stands in another map now is moved by hand. */
function mendFormer(fault: Fault): Repair | undefined {
  const { scalar, finding } = fault
  if (finding.suggestion === undefined) return { remove: scalar.path }
  return finding.suggestion.includes('.') ? undefined : takeSuggestion(fault)
}

const isFormer = ({ source, path }: Field, { file, path: former }: FormerField) =>
  file === source.name &&
  path.length === former.length &&
  former.every((key, index) => key === '*' || key === path[index])

/** A new name is what `--fix` writes; what is gone has none, and is taken out. */
function reportFormer(at: Field, { now, since, note }: FormerField): Breach {
  const isMoved = now?.includes('.')
  const named = isMoved ? `stands at ${now}` : `is called ${show(now)}`
  const message = `${show(at.path.at(-1))} ${now === null ? 'is gone' : named} since roof-site ${since}. ${note}`
  const covers = now === null || isMoved ? [] : [[...at.path.slice(0, -1), now]]
  const expected = now === null ? 'nothing: `npx roof-site validate --fix` takes it out' : undefined
  return { at, atKey: true, covers, message, expected, suggestion: now ?? undefined }
}

const closed = /^(?:closed|none|off|no|n\/?a|[-–—]+)$/i

function reportClosed(row: Field): Breach[] {
  const first = ['opens', 'closes'].find((key) => closed.test(textAt(row, key) ?? ''))
  if (first === undefined) return []
  const at = fieldAt(row, first)
  const days = textsAt(row, 'days').map(({ value }) => value)
  const covers = ['opens', 'closes'].map((key) => fieldAt(row, key).path)
  const message = `${show(at.value)} is no time.`
  const expected = `no entry for ${days.join(', ') || 'these days'}: a day that is not listed is closed`
  return [{ at, covers, message, expected }]
}

const oddName = /^\/?\S.*[\s?#].*\.(?:png|jpe?g|webp|avif|svg)$/i

function reportName(at: Field<string>, publicFiles: DataView['publicFiles']): Breach {
  const written = `/${at.value.trim().replace(/^\/*/, '')}`
  const suggestion = written.toLowerCase().replaceAll(/[\s?#]+/g, '-')
  const [from, to] = [written, suggestion].map((name) => `data/public${name}`)
  const isRenamed = publicFiles.has(suggestion)
  const message = `The name of a picture cannot hold a blank, # or ?: ${show(at.value)}.`
  const expected = isRenamed ? `the name of ${to}` : `the file ${from} renamed to ${to}`
  return { at, message, expected, suggestion }
}
