import { visit, type Document, type Scalar, type YAMLError } from 'yaml'
import { invisibleIn, nameInvisible } from '../lib/invisible.ts'
import type { TextRange } from './places.ts'

export const indentAdvice = 'the indentation of the lines around it'

export type Words = readonly [message: string, expected: string]

export const noFirstSign: Words = [
  'A text cannot begin with this sign.',
  'the whole text between double quotes',
]

/** The mistake that made the parser fail, often lines later. */
interface Slip {
  readonly range: TextRange
  readonly message: string
  readonly expected: string
}

interface Stumble {
  readonly text: string
  readonly document: Document
  readonly code: YAMLError['code']
  readonly offset: number
}

const ofStructure: ReadonlySet<YAMLError['code']> = new Set([
  'BAD_INDENT',
  'BLOCK_AS_IMPLICIT_KEY',
  'MISSING_CHAR',
  'MULTILINE_IMPLICIT_KEY',
  'UNEXPECTED_TOKEN',
] as const)

/** The mistake that caused a parser error, if it is a common one. */
export function slipBefore(stumble: Stumble): Slip | undefined {
  const { document, code, offset } = stumble
  if (code === 'BLOCK_IN_FLOW') return openBracket(document, offset)
  return (
    tabBefore(stumble) ??
    otherSpace(stumble) ??
    firstSign(stumble) ??
    (code === 'MISSING_CHAR' ? openQuote(document, offset) : undefined) ??
    (ofStructure.has(code) ? missingSpace(stumble) : undefined) ??
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

function lineAbove(text: string, { start }: Line): Line | undefined {
  for (let end = start - 1; end > 0;) {
    const above = lineAt(text, end)
    if (!/^\s*(#|$)/.test(above.text)) return above
    end = above.start - 1
  }
  return undefined
}

function tabBefore({ text, offset }: Stumble): Slip | undefined {
  const { start, text: line } = lineAt(text, offset)
  const tab = (/^[ \t]*/.exec(line)?.[0] ?? '').indexOf('\t')
  if (tab === -1) return undefined
  const message = 'There is a tab in place of spaces in the indentation.'
  return { range: [start + tab, start + tab + 1], message, expected: 'spaces' }
}

/** A non-standard space before a field or after its dash or colon, on this line or the one above. */
function otherSpace({ text, offset }: Stumble): Slip | undefined {
  const line = lineAt(text, offset)
  const lines = [lineAbove(text, line), line].flatMap((each) => each ?? [])
  for (const { start, text: written } of lines) {
    const before = /^(?:[ -]*|[ -]*[\w-]+:)(?=[^\S ])/.exec(written)?.[0]
    const [found] = invisibleIn(written.charAt(before?.length ?? written.length))
    if (before === undefined || found === undefined) continue
    const at = start + before.length
    const message = `A ${nameInvisible(found)} is in the place of a plain space.`
    return { range: [at, at + 1], message, expected: 'plain spaces' }
  }
  return undefined
}

/** Characters that cannot begin a plain text, by the error that they cause. */
const firstSigns: { readonly [Code in YAMLError['code']]?: RegExp } = {
  ALIAS_PROPS: /^[&!]/,
  BAD_ALIAS: /^[&*]/,
  BLOCK_AS_IMPLICIT_KEY: /^\?/,
  MULTIPLE_ANCHORS: /^&/,
  MULTIPLE_TAGS: /^!/,
  UNEXPECTED_TOKEN: /^(?:[*|>?\]}]|- )/,
}

function firstSign({ text, code, offset }: Stumble): Slip | undefined {
  const line = lineAt(text, offset)
  const [before = ''] = /^ *(?:- +)*(?:[\w-]+: +)?/.exec(line.text) ?? []
  if (!firstSigns[code]?.test(line.text.slice(before.length))) return undefined
  const at = line.start + before.length
  const [message, expected] = noFirstSign
  return { range: [at, at + 1], message, expected }
}

function openQuote(document: Document, offset: number): Slip | undefined {
  let found: number | undefined
  visit(document, {
    Scalar: (_, { range, type }: Scalar) => {
      const isQuoted = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE'
      if (isQuoted && range && range[0] < offset && offset <= range[2]) found = range[0]
    },
  })
  if (found === undefined) return undefined
  const message = 'The text that begins with this quote is never closed.'
  return { range: [found, found + 1], message, expected: 'a quote at its end' }
}

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

function missingSpace({ text, offset }: Stumble): Slip | undefined {
  const line = lineAt(text, offset)
  return spaceMissingOn(line) ?? spaceMissingOn(lineAbove(text, line))
}

function spaceMissingOn(line: Line | undefined): Slip | undefined {
  // `http://` and `10:30` occur in texts.
  const found = /^( *(?:- )?(?:-(?=[a-z])|[a-z][\w-]*:(?=[^\s/])))(.*)$/i.exec(line?.text ?? '')
  const [, before, value] = found ?? []
  if (!line || before === undefined || value === undefined) return undefined
  const end = line.start + before.length
  const sign = before.endsWith(':') ? 'colon' : 'dash'
  const message = `A space is missing behind this ${sign}.`
  return { range: [end - 1, end], message, expected: `\`${before.trim()} ${value.trimEnd()}\`` }
}

/** A line indented below a field that already has a value. */
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
