import { isDeepStrictEqual } from 'node:util'
import type { Fault, Repair } from '../../edit/repairs.ts'
import { groupBy } from '../../lib/collections.ts'
import { nearest } from '../../lib/suggest.ts'
import { dataFileNames } from '../../load/load-data.ts'
import { fieldAt, listAt, textField, textsAt, valueAt, walk } from '../../validate/fields.ts'
import { show, type Breach, type Field } from '../../validate/rule.ts'
import { nameFields, pageShowing, pathOfLine } from '../placeholders.ts'
import { businessSchema } from '../schema/business.ts'
import type { DataRule, DataIndex } from './view.ts'

export const placeholderRules = [
  {
    id: 'placeholder/unknown-field',
    check: (view) =>
      unknownLines(view)
        .filter((unknown) => !isTakenOut(view, unknown))
        .flatMap((unknown) => unknownName(view, unknown, renamed)),
  },
  {
    id: 'placeholder/gone',
    check: (view) =>
      unknownLines(view)
        .filter((unknown) => isTakenOut(view, unknown))
        .flatMap((unknown) => unknownName(view, unknown, takenOut)),
    fix: takeOutLines,
  },
  {
    id: 'placeholder/value',
    check: (view) => (view.production ? [...placeholders(view), ...proposals(view)] : []),
  },
] as const satisfies readonly DataRule[]

/** A line of `placeholders`, the field that it names, and the first page that shows it. */
interface Line {
  readonly at: Field<string>
  readonly names: Field
  readonly page: string | undefined
}

function linesOf({ files }: DataIndex): Line[] {
  const values = Object.fromEntries(dataFileNames.map((name) => [name, files[name].value]))
  return textsAt(files.business, 'placeholders').map((at) => {
    const path = pathOfLine(values, at.value)
    const file = dataFileNames.find((name) => name === path[0]) ?? 'business'
    const names = fieldAt(files[file], ...path.slice(1))
    return { at, names, page: pageShowing(values, path) }
  })
}

/** The lines that name an existing value. */
const listedLines = (view: DataIndex) =>
  linesOf(view).filter(
    ({ names: { value } }) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  )

/** Whether the schema already reports an error there or around it. */
function isFaulty({ files: { business } }: DataIndex, line: string): boolean {
  const path = line.split('.')
  const issues = businessSchema.safeParse(business.value).error?.issues ?? []
  return issues.some(
    (issue) =>
      issue.code !== 'unrecognized_keys' && issue.path.every((key, index) => path[index] === key),
  )
}

/** Lines about one missing entry. */
interface Unknown {
  readonly entry: string | undefined
  readonly lines: readonly Line[]
}

function unknownLines(view: DataIndex): Unknown[] {
  if (Object.values(view.files).some(({ source }) => source.isPartial)) return []
  const unknown = linesOf(view).filter(
    ({ at, names }) => names.value === undefined && !isFaulty(view, at.value),
  )
  const byEntry = groupBy(unknown, entryOf)
  return [...byEntry].flatMap(([entry, lines]): Unknown[] =>
    entry === undefined ? lines.map((line) => ({ entry, lines: [line] })) : [{ entry, lines }],
  )
}

/** The name of the missing entry that a line is about. */
function entryOf({ at, names: { source, path } }: Line): string | undefined {
  if (!Array.isArray(source.value) || typeof path[0] !== 'string') return undefined
  const [, entry = '', ...keys] = at.value.split('.')
  return [entry, ...keys.slice(0, -1)].join('.')
}

/** The names of the entries of a file. */
const entriesOf = ({ files }: DataIndex, { names: { source } }: Line) =>
  listAt(files[source.name]).flatMap((each) => textField(each, nameFields[source.name] ?? ''))

/** Whether the entry was removed and not renamed: every existing entry has lines of its own. */
function isTakenOut(view: DataIndex, { entry, lines: [line] }: Unknown): boolean {
  if (entry === undefined || !line || nearestEntry(view, entry, line)) return false
  const { name } = line.names.source
  const all = linesOf(view).map(({ at }) => at.value)
  return entriesOf(view, line).every(({ value }) =>
    all.some((each) => each.startsWith(`${name}.${value}.`)),
  )
}

/** Removes the line and the others about the same entry. */
function takeOutLines({ scalar: { path } }: Fault, view: DataIndex): Repair {
  const isAtFault = ({ at }: Line) => isDeepStrictEqual(at.path, path)
  const unknown = unknownLines(view).find(({ lines }) => lines.some(isAtFault))
  return { remove: unknown?.lines.map(({ at }) => at.path) ?? [path] }
}

function nearestEntry(view: DataIndex, entry: string, line: Line): string | undefined {
  const known = entriesOf(view, line).map(({ value }) => value)
  return nearest(entry, known, 2)
}

const anyField = 'a field that is there, such as address.street; of one that is gone, no line'
const renamed = 'the name that it has now; of what is gone, no line'
const takenOut = 'nothing: `npx roof-site validate --fix` takes them out'

function unknownName(
  view: DataIndex,
  { entry, lines }: Unknown,
  expected: typeof renamed | typeof takenOut,
): Breach[] {
  const { business } = view.files
  return lines.slice(0, 1).map((line) => {
    const { at, names } = line
    const { name } = names.source
    if (entry === undefined) {
      const fields = walk(business.value).map(({ path }) => path.map(String).join('.'))
      const message = `${name}.yaml has no field ${show(at.value.replace(`${name}.`, ''))}.`
      return { at, message, expected: anyField, suggestion: nearest(at.value, fields, 2) }
    }
    const count = lines.length === 1 ? 'is a line' : `are ${lines.length} lines`
    const message = `${name}.yaml has no ${show(entry)}; here ${count} about it.`
    return { at, message, expected, suggestion: nearestEntry(view, entry, line) }
  })
}

function placeholders(view: DataIndex): Breach[] {
  const listed = listedLines(view).filter(({ page }) => page === undefined)
  const open = [
    ...reservedValues(view),
    ...listed.map(({ at, names }) => {
      return {
        at: names,
        expected: `your own; then take \`- ${at.value}\` out of \`placeholders\``,
      }
    }),
    ...drafts(view),
  ]
  return open.map(({ at, expected }) => {
    const value = typeof at.value === 'object' ? 'not yet your own' : show(String(at.value))
    return { at, expected, message: `${nameOf(at)} is a placeholder: ${value}.` }
  })
}

/** `home.lead`, or for an entry `roof-repair.lead`; for a file its name. */
function nameOf({ source: { name, value }, path }: Field): string {
  const [first, ...keys] = path
  if (first === undefined) return `data/${name}.yaml`
  const entry = nameFields[name] && valueAt(value, [first, nameFields[name]])
  return [typeof entry === 'string' ? entry : first, ...keys].map(String).join('.')
}

/** Unconfirmed values that pages show, the first of each page. */
function proposals(view: DataIndex): Breach[] {
  const lineOf = ({ names: { source, path } }: Line) => source.placeOf(path).line
  const inOrder = listedLines(view).toSorted((a, b) => lineOf(a) - lineOf(b))
  return [...groupBy(inOrder, ({ page }) => page)].flatMap(([page, lines]) => {
    const fields = new Set(lines.map(({ names }) => names.path.slice(1).map(String).join('.')))
    const message = `${page} says what has not been confirmed: ${[...fields].join(', ')}.`
    const [first] = page === undefined ? [] : lines
    return first ? [{ at: first.names, message, expected: confirmed, page }] : []
  })
}

const confirmed =
  'what is true of you; then take the lines out of `placeholders` in data/business.yaml, or let `npx roof-site edit` do it'

function drafts({ files: { addresses } }: DataIndex) {
  const at = fieldAt(addresses, 'draft')
  return at.value === true
    ? [{ at, expected: 'no such line: from the day on which people see them, addresses stay' }]
    : []
}

function reservedValues({ texts }: DataIndex) {
  return texts.flatMap((at) => {
    const expected = adviceFor(at)
    return expected ? [{ at, expected }] : []
  })
}

function adviceFor({ value, path }: Field<string>): string | undefined {
  const [, asked] = /^TODO\b:?\s*(.*)/s.exec(value) ?? []
  if (asked !== undefined) return asked || 'your own words'
  // 555-0100 to 555-0199 are reserved for fiction (NANPA); example.* by RFC 2606.
  if (/555[-. ]?01\d\d\b/.test(value)) return 'your phone number'
  if (/\bexample\.(com|net|org)\b/i.test(value)) {
    return value.includes('@') ? 'your email address' : 'your own address on the web'
  }
  if (URL.canParse(value) && privateHost.test(new URL(value).hostname)) {
    return 'an address that everybody can reach'
  }
  if (path[0] === 'registration' && /^\D*0[0.]*$/.test(value)) return 'your registration number'
  if (path[0] === 'social' && value === '#') return 'the address of your profile, or no entry'
  return undefined
}

/** Hosts that only this computer or its network reaches (RFC 1918, 6761, 6762); no public page has a bare IPv6 address. */
const privateHost =
  /^(?:(?:.+\.)?local(?:host)?|(?:127|10)(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|\[.*\])$/
