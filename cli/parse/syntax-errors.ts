import { visit, type Alias, type Document, type YAMLError } from 'yaml'
import type { Finding } from '../lib/finding.ts'
import { reportDuplicates } from './duplicate-keys.ts'
import { offsetOf, type Placer } from './places.ts'
import { indentAdvice, slipBefore } from './syntax-hints.ts'

interface SyntaxFaults {
  /** Keys that stand twice: they disturb nothing else. */
  readonly twice: readonly Finding[]
  /** The first of the others; the parser may stumble again over what follows it. */
  readonly first: { readonly finding: Finding; readonly offset: number } | undefined
}

export function syntaxFaults(text: string, document: Document, place: Placer): SyntaxFaults {
  const errors = [...document.errors, ...document.warnings]
  const duplicates = errors.filter(({ code }) => code === 'DUPLICATE_KEY')
  const places = duplicates.map(({ pos }) => place(pos))
  const twice = reportDuplicates(text, places)
  const error = errors.find(({ code }) => code !== 'DUPLICATE_KEY')
  if (!error) return { twice, first: undefined }
  const finding = firstFault(text, document, error, place)
  return { twice, first: { finding, offset: offsetOf(text, finding) } }
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

/** An alias that names nothing, or aliases that multiply the document beyond measure. */
export function unresolvedAlias(document: Document, place: Placer): Finding {
  let missing: Alias | undefined
  visit(document, {
    Alias: (_, node) => {
      if (node.resolve(document) === undefined) missing ??= node
    },
  })
  if (!missing) {
    const message = 'The aliases in this file multiply it beyond measure.'
    return toFinding('yaml/alias-bomb', message, 'values written out', place([0, 0]))
  }
  const { source, range } = missing
  const [from, to] = range ?? [0, 0]
  const message = `No anchor has the name ${JSON.stringify(source)}.`
  return toFinding('yaml/syntax', message, 'text between quotes', place([from, to]))
}

export function tooDeep(place: Placer): Finding {
  const message = 'This file is nested beyond measure.'
  return toFinding('yaml/nesting', message, 'the few levels that the fields ask for', place([0, 0]))
}

function toFinding(
  rule: string,
  message: string,
  expected: string | undefined,
  place: ReturnType<Placer>,
): Finding {
  const base = { rule, severity: 'error', message, ...place } as const
  return expected === undefined ? base : { ...base, expected }
}
