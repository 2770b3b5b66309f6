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
import { sureForm } from '../schema/forms.ts'
import { hasNoAddress } from './pages.ts'
import type { DataRule, DataIndex } from './view.ts'

/** A field of an earlier version. In its path, `*` stands for any list item or map key. */
export interface FormerField {
  readonly file: DataFileName
  readonly path: readonly string[]
  /** Its new name or, if it moved to another map, its new path (`rating.source`); `null` if it was removed. */
  readonly now: string | null
  /** The version of roof-site that changed it. */
  readonly since: string
  readonly note: string
}

/** Newest first; empty, as no field has been renamed since 0.1.0. */
export const formerFields: readonly FormerField[] = []

/** Values in a wrong form; those with a certain correction first. */
export const schemaRules = [
  {
    id: 'hours/closed',
    check: ({ files: { business } }) => listAt(business, 'hours', 'office').flatMap(reportClosed),
  },
  {
    id: 'picture/name',
    check: ({ texts, publicFiles }) =>
      texts
        .filter(({ path, value }) => path.at(-1) === 'src' && oddName.test(value.trim()))
        .map((at) => reportName(at, publicFiles)),
  },
  {
    id: 'schema/type',
    fix: (fault, view) =>
      listAsMeant(fault, view) ?? (isSure(fault, view) ? quoteSuggestion(fault) : undefined),
  },
  { id: 'schema/missing-key' },
  {
    id: 'schema/former-key',
    check: ({ fields }) =>
      fields.flatMap((at) =>
        formerFields.filter((field) => isFormer(at, field)).map((field) => reportFormer(at, field)),
      ),
    fix: mendFormer,
  },
  {
    id: 'schema/unknown-key',
    fix: (fault, view) => respell(fault, 'key', freeKeys(view, fault)),
  },
  {
    id: 'schema/value',
    check: ({ pages }) =>
      pages.filter(hasNoAddress).flatMap((page) => textField(page, page.nameField)),
    message: ({ value }) => `${show(value)} has no letter that an address can contain.`,
    expected: 'a name with letters a to z',
    fix: (fault, view) => {
      const list = listAsMeant(fault, view)
      if (list) return list
      if (!isSure(fault, view)) return respellAsExpected(fault)
      return isNumeric.test(fault.finding.suggestion ?? '')
        ? quoteSuggestion(fault)
        : takeSuggestion(fault)
    },
  },
  { id: 'schema/count' },
] as const satisfies readonly DataRule[]

/** Phone numbers and times, which not every reader of YAML takes for texts. */
const isNumeric = /^\+?[\d:]+$/

/** What alone can be meant by what is written at a fault. */
function meantBy({ file, scalar }: Fault, { files }: DataIndex) {
  const { node, path, source } = scalar
  const written = typeof node.value === 'string' ? node.value : source
  return sureForm([file, ...path], written, valueAt(files[file].value, path.slice(0, -1)))
}

/** Whether the finding suggests what alone can be meant. */
export function isSure(fault: Fault, view: DataIndex): boolean {
  const { suggestion = '' } = fault.finding
  const meant = meantBy(fault, view)
  return typeof meant === 'string' && [meant, `"${meant}"`].includes(suggestion)
}

/** `Daily`, in place of a list or as an item of one, as the list that it stands for. */
function listAsMeant(fault: Fault, view: DataIndex): Repair | undefined {
  const { file, scalar, finding } = fault
  const meant = meantBy(fault, view)
  if (typeof meant !== 'object' || finding.suggestion === undefined) return undefined
  const isItem = typeof scalar.path.at(-1) === 'number'
  if (!isItem) return { list: meant, at: scalar.path }
  const at = scalar.path.slice(0, -1)
  const list = textsAt(view.files[file], ...at).flatMap(
    ({ path, value }) => sureForm([file, ...path], value) ?? value,
  )
  return { list: [...new Set(list)], at }
}

/** The names that the map around a field may still use. */
function freeKeys({ files }: DataIndex, { file, scalar, finding }: Fault): readonly string[] {
  const { value } = files[file]
  const parent = scalar.path.slice(0, -1)
  const taken = new Set(Object.keys(Object(valueAt(value, parent))))
  // A misspelled field is in the index under the name that is meant.
  if (!taken.has(String(scalar.path.at(-1)))) taken.delete(finding.suggestion ?? '')
  return knownKeys(dataSchemas[file], value, parent).filter((key) => !taken.has(key))
}

/** Removes a dropped field; one that moved to another map is left to people. */
function mendFormer(fault: Fault): Repair | undefined {
  const { scalar, finding } = fault
  if (finding.suggestion === undefined) return { remove: [scalar.path] }
  return finding.suggestion.includes('.') ? undefined : takeSuggestion(fault)
}

const isFormer = ({ source, path }: Field, { file, path: former }: FormerField) =>
  file === source.name &&
  path.length === former.length &&
  former.every((key, index) => key === '*' || key === path[index])

/** The suggestion is the new name; a dropped field has none, and is removed. */
function reportFormer(at: Field, { now, since, note }: FormerField): Breach {
  const isMoved = now?.includes('.')
  const place = isMoved ? `stands at ${now}` : `is called ${show(now)}`
  const message = `${show(at.path.at(-1))} ${now === null ? 'is gone' : place} since roof-site ${since}. ${note}`
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
  const message = `${show(at.value)} is not a time.`
  const expected = `no entry for ${days.join(', ') || 'these days'}: a day that is not listed is closed`
  return [{ at, covers, message, expected }]
}

const oddName = /^\/?\S.*[\s?#].*\.(?:png|jpe?g|webp|avif|svg)$/i

function reportName(at: Field<string>, publicFiles: DataIndex['publicFiles']): Breach {
  const written = `/${at.value.trim().replace(/^\/*/, '')}`
  const suggestion = written.toLowerCase().replaceAll(/[\s?#]+/g, '-')
  const [from, to] = [written, suggestion].map((name) => `data/public${name}`)
  const isRenamed = publicFiles.has(suggestion)
  const message = `The name of a picture cannot contain a space, # or ?: ${show(at.value)}.`
  const expected = isRenamed ? `the name of ${to}` : `the file ${from} renamed to ${to}`
  return { at, message, expected, suggestion }
}
