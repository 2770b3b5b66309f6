import { isAlias, isScalar, visit } from 'yaml'
import type { Alias, Document, Scalar, YAMLError } from 'yaml'
import type { Finding } from './finding.ts'
import type { Placer } from './line-places.ts'
import { severityOf, type RuleId } from './rules.ts'

type Range = readonly [number, number]

/** The faults of a text's syntax. */
export interface SyntaxFaults {
  /** Keys that stand twice: they disturb nothing else. */
  readonly twice: readonly Finding[]
  /** The first of the others; the parser may stumble again over what follows it. */
  readonly first: { readonly finding: Finding; readonly offset: number } | undefined
}

/** What the parser found wrong, and where. */
export function syntaxFaults(text: string, document: Document, place: Placer): SyntaxFaults {
  const errors = [...document.errors, ...document.warnings]
  const twice = errors
    .filter(({ code }) => code === 'DUPLICATE_KEY')
    .map(({ pos }) =>
      toFinding(
        'yaml/duplicate-key',
        'This key stands in its map a second time.',
        'each key once',
        place(pos),
      ),
    )
  const error = errors.find(({ code }) => code !== 'DUPLICATE_KEY')
  if (!error) return { twice, first: undefined }
  const finding = firstFault(text, document, error, place)
  return { twice, first: { finding, offset: offsetOf(text, finding) } }
}

function offsetOf(text: string, { line, column }: Finding): number {
  let start = 0
  for (let current = 1; current < line; current += 1) start = text.indexOf('\n', start) + 1
  return start + column - 1
}

function firstFault(text: string, document: Document, error: YAMLError, place: Placer): Finding {
  if (error.message.includes('call stack')) return tooDeep(place)
  const isFlow = error.code === 'BAD_INDENT' && error.message.startsWith('Flow')
  const code = isFlow ? 'BLOCK_IN_FLOW' : error.code
  const slip = slipBefore({ text, document, code, offset: error.pos[0] })
  if (slip) return toFinding('yaml/syntax', slip.message, slip.expected, place(slip.range))
  const words = plainWords[code]
  const message = words?.[0] ?? error.message.replaceAll(/\s+/g, ' ').replace(/[.:]?$/, '.')
  return toFinding('yaml/syntax', message, words?.[1], place(error.pos))
}

const colonAdvice =
  '`field: value`, with a colon and a space; a text that holds `: ` between double quotes'
const indentAdvice = 'the indentation of the lines around it'

/** What the commonest slips look like to somebody who has never read the standard. */
const plainWords: { readonly [Code in YAMLError['code']]?: readonly [string, string] } = {
  BAD_INDENT: ['This line is indented otherwise than the list or map it belongs to.', indentAdvice],
  BAD_SCALAR_START: ['A text cannot begin with this sign.', 'the whole text between double quotes'],
  BLOCK_AS_IMPLICIT_KEY: ['Two fields stand on this line, or a text holds a colon.', colonAdvice],
  BLOCK_IN_FLOW: [
    'A bracket before this place is never closed, or a comma is missing.',
    'commas between, and a bracket at the end',
  ],
  MISSING_CHAR: [
    'Something is missing before this place: a comma, a bracket or a colon.',
    colonAdvice,
  ],
  MULTILINE_IMPLICIT_KEY: ['A colon is missing here, or in the line before.', colonAdvice],
  MULTIPLE_DOCS: ['A second document begins here.', 'one document, without a second ---'],
  TAG_RESOLVE_FAILED: [
    'A value has a tag.',
    'plain values; a text that starts with ! between double quotes',
  ],
  UNEXPECTED_TOKEN: [
    'This does not belong here; perhaps a colon, a dash or a quote is missing before it.',
    colonAdvice,
  ],
}

/** What somebody did who then left the parser stumbling, often lines later. */
interface Slip {
  readonly range: Range
  readonly message: string
  readonly expected: string
}

interface Stumble {
  readonly text: string
  readonly document: Document
  readonly code: YAMLError['code']
  readonly offset: number
}

function slipBefore(stumble: Stumble): Slip | undefined {
  const { document, code, offset } = stumble
  if (code === 'BLOCK_IN_FLOW') return openBracket(document, offset)
  return (
    tabBefore(stumble) ??
    (code === 'MISSING_CHAR' ? openQuote(document, offset) : undefined) ??
    missingSpace(stumble) ??
    (code === 'BLOCK_AS_IMPLICIT_KEY' ? tooDeepLine(stumble) : undefined)
  )
}

interface Line {
  readonly start: number
  readonly text: string
  readonly indent: number
}

function lineAt(text: string, offset: number): Line {
  const start = text.lastIndexOf('\n', Math.max(0, offset - 1)) + 1
  const [line = ''] = text.slice(start).split(/\r?\n/, 1)
  return { start, text: line, indent: line.search(/[^ ]|$/) }
}

/** The nearest line above that is no comment and not blank. */
function lineAbove(text: string, { start }: Line): Line | undefined {
  if (start === 0) return undefined
  const above = lineAt(text, start - 1)
  return /^\s*(#|$)/.test(above.text) ? lineAbove(text, above) : above
}

/** The tab in the indentation of the line at an offset, where there is one. */
function tabBefore({ text, offset }: Stumble): Slip | undefined {
  const { start, text: line } = lineAt(text, offset)
  const tab = (/^[ \t]*/.exec(line)?.[0] ?? '').indexOf('\t')
  if (tab === -1) return undefined
  const message = 'A tab stands where the indentation should be.'
  return { range: [start + tab, start + tab + 1], message, expected: 'spaces' }
}

/** The beginning of the quoted text that an offset lies in or at the end of. */
function openQuote(document: Document, offset: number): Slip | undefined {
  let found: number | undefined
  visit(document, {
    Scalar: (_, node: Scalar) => {
      const { range, type } = node
      const isQuoted = isScalar(node) && (type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE')
      if (isQuoted && range && range[0] < offset && offset <= range[2]) found = range[0]
    },
  })
  if (found === undefined) return undefined
  const message = 'The text that begins with this quote is never closed.'
  return { range: [found, found + 1], message, expected: 'a quote at its end' }
}

/** The bracket of the innermost list or map in brackets that an offset lies in. */
function openBracket(document: Document, offset: number): Slip | undefined {
  let found: number | undefined
  visit(document, {
    Collection: (_, { flow, range }) => {
      if (flow === true && range && range[0] < offset && offset <= range[1]) found = range[0]
    },
  })
  if (found === undefined) return undefined
  const message = 'This bracket is never closed, or a comma is missing behind it.'
  const expected = 'commas between, and a bracket at the end'
  return { range: [found, found + 1], message, expected }
}

/** A dash or colon with the value right behind it, on the line of an offset or the one above. */
function missingSpace({ text, offset }: Stumble): Slip | undefined {
  const line = lineAt(text, offset)
  return spaceMissingOn(line) ?? spaceMissingOn(lineAbove(text, line))
}

function spaceMissingOn(line: Line | undefined): Slip | undefined {
  // `http://` and `10:30` stand in texts.
  const found = /^( *(?:- )?(?:-(?=[a-z])|[a-z][\w-]*:(?=[^\s/])))(.*?)\s*$/i.exec(line?.text ?? '')
  const [, before, value] = found ?? []
  if (!line || before === undefined || value === undefined) return undefined
  const end = line.start + before.length
  const sign = before.endsWith(':') ? 'colon' : 'dash'
  const message = `A space is missing behind this ${sign}.`
  return { range: [end - 1, end], message, expected: `\`${before.trim()} ${value}\`` }
}

/** A line that stands deeper than the field above it, which has its value already. */
function tooDeepLine({ text, offset }: Stumble): Slip | undefined {
  const line = lineAt(text, offset)
  const below = lineAt(text, line.start + line.text.length + 1)
  const isField = /^ *[\w-]+:(\s|$)/.test(below.text) && line.text.split(': ').length < 3
  if (offset < line.start + line.indent) return standsTooDeep(line)
  return isField && below.indent > line.indent ? standsTooDeep(below) : undefined
}

function standsTooDeep({ start, indent }: Line): Slip {
  const message = 'This line stands deeper than those that it belongs to.'
  return { range: [start, start + indent], message, expected: indentAdvice }
}

/** An alias that names nothing, or aliases that multiply the document beyond measure. */
export function unresolvedAlias(document: Document, place: Placer): Finding {
  let missing: Alias | undefined
  visit(document, {
    Alias: (_, node) => {
      if (isAlias(node) && node.resolve(document) === undefined) missing ??= node
    },
  })
  if (!missing) {
    const message = 'The aliases in this file multiply it beyond measure.'
    return toFinding('yaml/alias-bomb', message, 'values written out', place([0, 0]))
  }
  const { source, range } = missing
  const message = `No anchor has the name ${JSON.stringify(source)}.`
  return toFinding(
    'yaml/syntax',
    message,
    'text between quotes',
    place(range ? [range[0], range[1]] : [0, 0]),
  )
}

/** A file nested deeper than any field asks for, reported at its first character. */
export function tooDeep(place: Placer): Finding {
  const message = 'This file is nested beyond measure.'
  return toFinding('yaml/nesting', message, 'the few levels that the fields ask for', place([0, 0]))
}

function toFinding(
  rule: RuleId,
  message: string,
  expected: string | undefined,
  place: ReturnType<Placer>,
): Finding {
  const base = { rule, severity: severityOf(rule), message, ...place }
  return expected === undefined ? base : { ...base, expected }
}
