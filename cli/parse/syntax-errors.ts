import { isAlias, visit, type Alias, type Document, type YAMLError } from 'yaml'
import { errorAt, placeAt, type Finding, type Place } from '../lib/finding.ts'
import type { DataPath } from '../lib/data-path.ts'
import type { DataFile } from '../load/load-data.ts'
import { keysTwice, offsetOf, type Placer } from './places.ts'
import { indentAdvice, noFirstSign, slipBefore, type Words } from './syntax-hints.ts'

type NamedText = Pick<DataFile, 'name' | 'text'>

/**
 * Duplicate keys, which affect nothing else, and the first of the other errors: those after it may only
 * follow from it.
 */
export function syntaxFaults(file: NamedText, document: Document, place: Placer) {
  const { text } = file
  const errors = [...document.errors, ...document.warnings]
  const error = errors.find(({ code }) => code !== 'DUPLICATE_KEY')
  const hasTwice = errors.some(({ code }) => code === 'DUPLICATE_KEY')
  const twice = hasTwice ? reportDuplicates(file, document, place) : []
  if (!error) return { twice, first: undefined }
  const finding = firstFault(text, document, error, place)
  return { twice, first: { finding, offset: offsetOf(text, finding) } }
}

function firstFault(text: string, document: Document, error: YAMLError, place: Placer): Finding {
  if (error.message.includes('call stack')) return tooDeep(place)
  const isFlow = error.code === 'BAD_INDENT' && error.message.startsWith('Flow')
  const code = isFlow ? 'BLOCK_IN_FLOW' : error.code
  const slip = slipBefore({ text, document, code, offset: error.pos[0] })
  if (slip) return errorAt('yaml/syntax', slip.message, slip.expected, place(slip.range))
  return errorAt('yaml/syntax', ...(plainWords[code] ?? misplaced), place(error.pos))
}

const colonAdvice =
  '`field: value`, with a colon and a space; a text that contains `: ` in double quotes'

const misplaced: Words = [
  'This does not belong here; perhaps a colon, a dash or a quote is missing before it.',
  colonAdvice,
]

const twoFields: Words = ['This line has two fields, or a text contains a colon.', colonAdvice]

/** Explanations for people who have never read the YAML standard. */
const plainWords: { readonly [Code in YAMLError['code']]?: Words } = {
  ALIAS_PROPS: noFirstSign,
  BAD_ALIAS: noFirstSign,
  BAD_COLLECTION_TYPE: noFirstSign,
  BAD_DIRECTIVE: ['A line that starts with % is not part of the data.', 'no such line'],
  BAD_DQ_ESCAPE: [
    'In double quotes, a backslash starts an escape, and this one does not exist.',
    '`\\\\` for a backslash, or the whole text between single quotes',
  ],
  BAD_INDENT: ['This line is indented otherwise than the lines it belongs to.', indentAdvice],
  BAD_PROP_ORDER: noFirstSign,
  BAD_SCALAR_START: noFirstSign,
  BLOCK_AS_IMPLICIT_KEY: twoFields,
  BLOCK_IN_FLOW: [
    'A bracket before this place is never closed, or a comma is missing.',
    'commas between, and a bracket at the end',
  ],
  KEY_OVER_1024_CHARS: twoFields,
  MISSING_CHAR: [
    'Something is missing before this place: a comma, a bracket or a colon.',
    colonAdvice,
  ],
  MULTILINE_IMPLICIT_KEY: ['A colon is missing here, or in the line before.', colonAdvice],
  MULTIPLE_ANCHORS: noFirstSign,
  MULTIPLE_DOCS: ['A second document begins here.', 'one document, without a second ---'],
  MULTIPLE_TAGS: noFirstSign,
  TAB_AS_INDENT: ['There is a tab in place of a space.', 'spaces'],
  TAG_RESOLVE_FAILED: noFirstSign,
}

/** An alias without an anchor, or aliases that expand the document beyond measure. */
export function unresolvedAlias(document: Document, place: Placer): Finding {
  let missing: Alias | undefined
  const anchors = new Set<string>()
  visit(document, {
    Node: (_, node) => {
      if (isAlias(node)) missing ??= anchors.has(node.source) ? undefined : node
      else if (node.anchor !== undefined) anchors.add(node.anchor)
    },
  })
  if (!missing) {
    const message = 'The aliases in this file multiply it beyond measure.'
    return errorAt('yaml/alias-bomb', message, 'values written out', place([0, 0]))
  }
  const { source, range } = missing
  const [from, to] = range ?? [0, 0]
  const message = `The sign * begins a name, and nothing has the name ${JSON.stringify(source)}.`
  return errorAt('yaml/syntax', message, noFirstSign[1], place([from, to]))
}

/** Unused anchors: in a text that begins with &, the first word was read as one. */
export function unusedAnchors(document: Document, text: string, place: Placer): Finding[] {
  const unused = new Map<string, number>()
  visit(document, {
    Node: (_, node) => {
      if (isAlias(node)) unused.delete(node.source)
      else if (node.anchor !== undefined) unused.set(node.anchor, node.range?.[0] ?? 0)
    },
  })
  return [...unused].map(([name, end]) => {
    const from = text.lastIndexOf(`&${name}`, end)
    const message = `The sign & makes a name of ${JSON.stringify(name)}, which is no part of the text then.`
    const at = place([from, from + 1 + name.length])
    return { ...errorAt('yaml/anchor', message, noFirstSign[1], at), severity: 'warning' }
  })
}

export function tooDeep(place: Placer): Finding {
  const message = 'This file is nested beyond measure.'
  return errorAt('yaml/nesting', message, 'the few levels that the fields ask for', place([0, 0]))
}

interface Twice {
  readonly name: string
  readonly path: DataPath
  readonly firstLine: number
  readonly at: Place
}

/** Duplicate keys; those of an entry whose dash was left out are reported as one error. */
function reportDuplicates(
  { name: file, text }: NamedText,
  document: Document,
  place: Placer,
): Finding[] {
  const lines = text.split('\n')
  const inOrder = keysTwice(document)
    .toSorted((a, b) => a.at - b.at)
    .map(({ first, at, ...key }): Twice => {
      return { ...key, firstLine: place([first, first]).line, at: place([at, at + 1]) }
    })
  const starts = inOrder.filter(({ at }, index) => !follows(lines, inOrder[index - 1]?.at, at))
  return starts.map((start, index) => {
    const next = inOrder.indexOf(starts[index + 1] ?? start)
    const isAlone = next - inOrder.indexOf(start) === 1 || inOrder.at(-1) === start
    const words = wordsFor(lines, start, isAlone)
    const path = [file, ...start.path]
    return { ...errorAt('yaml/duplicate-key', ...words, start.at), path }
  })
}

const indentOf = (line: string) => line.search(/[^ ]|$/)

const isBlank = (line: string) => /^\s*(?:#|$)/.test(line)

function follows(lines: readonly string[], before: Place | undefined, place: Place): boolean {
  if (!before || before.column !== place.column) return false
  const between = lines.slice(before.line, place.line - 1).filter((line) => !isBlank(line))
  return between.every((line) => indentOf(line) >= place.column - 1)
}

function wordsFor(
  lines: readonly string[],
  { name, firstLine, at }: Twice,
  isAlone: boolean,
): Words {
  if (isAlone || !isInList(lines, at)) {
    const message = `The field ${JSON.stringify(name)} stands twice; first in line ${firstLine}.`
    return [message, 'each field once']
  }
  const message = 'The fields of the entry above are repeated here; perhaps a dash is missing.'
  return [message, `\`- ${name}:\`, with a dash, where a new entry begins`]
}

/** Whether the map is a list entry: its first field follows a dash. */
function isInList(lines: readonly string[], { line, column }: Place): boolean {
  const above = lines
    .slice(0, line - 1)
    .findLast((each) => !isBlank(each) && indentOf(each) < column - 1)
  return above !== undefined && /^ *- /.test(above) && indentOf(above) === column - 3
}

/** `%YAML 1.1` before the data, which turns `yes` and `1:30` into other types than text. */
export function findDirective(text: string, place: Placer): Finding | undefined {
  const found = /^(?:(?:[ \t]*(?:#.*)?|%.*)\r?\n)*?(%YAML[ \t]+(?!1\.2\b)\S+)/.exec(text)
  const [whole = '', written] = found ?? []
  if (written === undefined) return undefined
  const message = `${written} makes other values of the same words, such as yes and 1:30.`
  const from = whole.length - written.length
  return errorAt('yaml/syntax', message, 'no such line', place([from, whole.length]))
}

/** Git's conflict markers: `<<<<<<< HEAD` … `=======` … `>>>>>>> other`. */
const marker = /^(<{7}|\|{7}|={7}|>{7})(?: (.*?))?\r?$/

interface Mark {
  readonly sign: string
  readonly name: string
  readonly line: number
  readonly length: number
}

/** Merge conflicts in a file, or a single line left of one. */
export function findConflicts(path: string, text: string): Finding[] {
  if (!/^(?:<{7}|\|{7}|={7}|>{7})/m.test(text)) return []
  const marks = text.split('\n').flatMap((each, index): Mark[] => {
    const [written = '', sign, name = ''] = marker.exec(each) ?? []
    return sign ? [{ sign: sign.charAt(0), name, line: index + 1, length: written.length }] : []
  })
  const starts = [...marks.keys()].filter((index) => marks[index]?.sign === '<')
  if (starts.length === 0)
    return marks.slice(0, 1).map((mark) => conflictFinding(path, mark, strayMark))
  return starts.flatMap((from, index) => {
    const [start, ...inside] = marks.slice(from, starts[index + 1])
    return start ? conflictFinding(path, start, describeSides(start, inside)) : []
  })
}

const strayMark = 'This line is left over from two versions that git could not merge.'

function describeSides(start: Mark, inside: readonly Mark[]): string {
  const [base, middle, end] = ['|', '=', '>'].map((sign) => inside.find((m) => m.sign === sign))
  if (!middle || !end) return strayMark
  const one = describeLines(start.line, (base ?? middle).line)
  const other = describeLines(middle.line, end.line)
  return `Git could not merge two versions here: ${one} of ${start.name || 'one'}, and ${other} of ${end.name || 'the other'}.`
}

function describeLines(before: number, behind: number): string {
  const [from, to] = [before + 1, behind - 1]
  if (from > to) return 'no line'
  return from === to ? `line ${from}` : `lines ${from} to ${to}`
}

function conflictFinding(file: string, { line, length }: Mark, message: string): Finding {
  const expected = 'the lines that are right, and none that begins with <<<<<<<, ======= or >>>>>>>'
  return errorAt('yaml/conflict', message, expected, placeAt(file, line, 1, length + 1))
}
