import { trimValue } from '../../edit/repairs.ts'
import { memoizeTexts } from '../../lib/collections.ts'
import { invisibleIn } from '../../lib/invisible.ts'
import { nearest } from '../../lib/suggest.ts'
import { offsetOf } from '../../parse/places.ts'
import { fieldAt, valueAt } from '../../validate/fields.ts'
import { bidiControls, nameCharacter } from '../../validate/characters.ts'
import { show, type Breach, type Field } from '../../validate/rule.ts'
import { placeNamesIn } from '../pages/interpolate.ts'
import { countNames, factNames } from '../schema/business.ts'
import { partsOfProse } from '../prose.ts'
import { toCount, wordsOfNumbers } from '../served-towns.ts'
import { isName, isProse, isShown } from './pasted.ts'
import type { DataRule, DataIndex } from './view.ts'

export const textRules = [
  {
    id: 'text/control-character',
    // In a parsed value, a carriage return can only come from an escape; a lone surrogate is invalid.
    check: (view) => escapedCharacters(view, /[^\P{Cc}\t\n]|\p{Cs}|\p{Noncharacter_Code_Point}/gu),
  },
  {
    id: 'text/bidi-control',
    check: (view) => escapedCharacters(view, bidiControls),
  },
  {
    id: 'text/whitespace',
    severity: 'warning',
    check: ({ texts }) =>
      texts
        .filter(({ value }) => hasStrayWhitespace(value))
        .map((at) => ({ at, suggestion: show(at.value.trim()) })),
    message: () => 'This text has white space at its start or end.',
    expected: 'text without it',
    fix: trimValue,
  },
  {
    id: 'text/fact-misspelt',
    severity: 'warning',
    check: (view) => oddBraces(view).filter((at) => !at.isPattern && at.suggestion),
  },
  {
    id: 'text/fact-unknown',
    severity: 'warning',
    check: (view) => oddBraces(view).filter((at) => !at.isPattern && !at.suggestion),
  },
  {
    id: 'text/fact-absent',
    check: ({ texts, files: { business } }) =>
      business.source.isPartial || fieldAt(business, 'address', 'street').value !== undefined
        ? []
        : texts
            .filter(({ source, value }) => source.name !== 'business' && value.includes('{street}'))
            .map((at) => ({ at, part: '{street}' })),
    message: () => '{street} stands for the street of the office, and business.yaml has none.',
    expected: 'words without it, or `street` under `address` in business.yaml',
  },
  {
    id: 'text/pattern-word',
    check: (view) => oddBraces(view).filter(({ isPattern }) => isPattern),
  },
  {
    id: 'text/letter',
    severity: 'notice',
    check: ({ texts }) =>
      texts.filter(isShown).flatMap((at) => {
        const [first] = notDrawnIn(at.value)
        // Names that an address cannot contain have their own finding.
        const isRefused = at.path.at(-1) === 'cityName' && !/\p{Script=Latin}/u.test(first ?? '')
        if (first === undefined || isRefused) return []
        const message = `No typeface of the site has ${show(first)}: browsers show it in another.`
        return [{ at, part: first, message }]
      }),
    expected: 'letters of the languages of western and central Europe; a name is right as it is',
  },
  {
    id: 'text/list-comma',
    severity: 'warning',
    check: ({ texts }) => texts.filter((at) => !isName(at)).flatMap(reportComma),
    expected: 'the point between quotes, or each point in a line of its own',
  },
  {
    id: 'text/markdown',
    check: ({ texts }) =>
      texts.filter(isProse).flatMap((at) =>
        partsOfProse(at.value).refused.map(({ type, part }) => {
          const { is, instead } = inMarkdown[type] ?? inMarkdown['other']
          return {
            at,
            part,
            message: `${show(part)} is ${is}, which no text of a page has.`,
            expected: instead ? `${instead}, or ${prose}` : prose,
          }
        }),
      ),
  },
  {
    id: 'text/count',
    severity: 'warning',
    check: findWrongCounts,
  },
] as const satisfies readonly DataRule[]

/** Visible characters outside of the `unicode-range` of all faces in src/styles/type. */
export const notDrawn =
  /[^\x20-\x7E\u00A0-\u0130\u0131\u0132-\u017F\u2010-\u203A\u20AC\u2122\u2190-\u2193\u2212\p{C}\p{Z}\p{M}]/u

const notDrawnIn = memoizeTexts((text) => text.normalize().match(notDrawn) ?? [])

/** In a flow list, a comma ends an item, even within a sentence or a number. */
function reportComma({ source, path, value }: Field<string>): Breach[] {
  const last = path.at(-1)
  if (typeof last !== 'number' || last === 0) return []
  const list = path.slice(0, -1)
  const previous = valueAt(source.value, [...list, last - 1])
  if (typeof previous !== 'string' || !source.writtenAt(list)?.startsWith('[')) return []
  const at = { source, path, value }
  if (/(?<![\d,])\d{1,3}$/.test(previous) && /^\d{3}(?!\d)/.test(value) && isClose(at)) {
    const message = `${show(value)} is a point by itself, and seems to be the rest of a number.`
    return [{ at, message, suggestion: show(`${previous},${value}`) }]
  }
  if (!/^\p{Ll}/u.test(value) || !/^\p{Lu}/u.test(previous)) return []
  const message = `${show(value)} is a point by itself, and begins with a small letter.`
  return [{ at, message, suggestion: show(`${previous}, ${value}`) }]
}

/** Whether an item stands right behind its comma, without a space. */
const isClose = ({ source, path }: Field) =>
  source.text.charAt(offsetOf(source.text, source.placeOf(path)) - 1) === ','

const prose = 'paragraphs, **bold**, lists with - or 1., and links to pages: [Call us](/contact)'

interface InMarkdown {
  readonly is: string
  /** What there is in its place. */
  readonly instead?: string
}

/** What Markdown has and texts of pages have not, by the names of `marked`. */
const inMarkdown: Readonly<Record<string, InMarkdown>> & { readonly other: InMarkdown } = {
  heading: { is: 'a heading', instead: 'a section of its own with a `title`' },
  image: { is: 'a picture', instead: 'a section of the kind photo' },
  table: { is: 'a table', instead: 'a section of the kind items' },
  blockquote: { is: 'a quotation' },
  code: { is: 'code: it is indented, or stands between backticks' },
  codespan: { is: 'code' },
  del: { is: 'struck out' },
  em: { is: 'in italics' },
  underscores: { is: 'bold by underscores' },
  half: { is: 'bold at one end', instead: 'two stars at both ends' },
  apart: { is: 'a link with a space in it', instead: 'no space before its address' },
  hr: { is: 'a line' },
  br: { is: 'a line break' },
  def: { is: 'the address of a link', instead: 'the address in the link itself' },
  list: { is: 'a list in a list' },
  item: { is: 'a second paragraph of an item' },
  checkbox: { is: 'a box to check' },
  title: { is: 'a link with a title' },
  outside: {
    is: 'a link to no page',
    instead: 'an address of this site, or one that starts with https://',
  },
  other: { is: 'Markdown' },
}

/** A number before something the firm has; some contexts show that others are meant. */
const counted = new RegExp(
  `(?<![\\d.,/$#-]|\\b(?:the|these|those|other|next|last|first|or|to|than|over|least|about) )\\b(${wordsOfNumbers.join('|')}|\\d{1,3}(?:,\\d{3})*) (kinds of work|services|(?:towns|counties)(?! (?:in|of|away|over|apart)\\b))\\b`,
  'gi',
)

/** Checks texts about the firm; the number of towns may also be that of towns with a page. */
function findWrongCounts({ texts, counts, cities, isWhole }: DataIndex): Breach[] {
  if (!isWhole('services', 'pages', 'cities', 'counties', 'site')) return []
  const isOwn = ({ source: { name }, path }: Field) =>
    (/^(services|pages|houses)$/.test(name) || (name === 'site' && path[0] !== 'audit')) &&
    !path.includes('acknowledge')
  return texts.filter(isOwn).flatMap((at) =>
    [...at.value.matchAll(counted)].flatMap(([part, number = '', noun = '']): Breach[] => {
      const fact = countNames.find((name) => name === noun.toLowerCase()) ?? 'services'
      const digits = Number(number.replace(',', ''))
      const said = Number.isNaN(digits) ? number.toLowerCase() : toCount(digits)
      if (said === counts[fact] || (fact === 'towns' && said === toCount(cities.length))) return []
      const message = `${show(part)} stands here; the data has ${counts[fact]}.`
      const suggestion = part.replace(number, `{${fact}}`)
      return [{ at, part, message, expected: `{${fact}}, which counts them`, suggestion }]
    }),
  )
}

/** Characters written as escapes; those in the file itself are found before parsing. */
function escapedCharacters({ texts }: DataIndex, pattern: RegExp): Breach[] {
  return texts.flatMap((at) => {
    const found = new Set(at.value.match(pattern))
    if (found.size === 0) return []
    const written = at.source.writtenAt(at.path) ?? ''
    return [...found]
      .filter((character) => !written.includes(character))
      .map((character) => {
        const message = `The ${nameCharacter(character)} is written in this text.`
        return { at, message, expected: 'visible text' }
      })
  })
}

/** A block may end with a newline, as YAML parses it; non-standard spaces have their own rule. */
function hasStrayWhitespace(value: string): boolean {
  const trimmed = value.trim()
  if (trimmed === value || invisibleIn(value).length > 0) return false
  const isStray = !value.startsWith(trimmed) || /[^\n]/.test(value.slice(trimmed.length))
  return trimmed !== '' && isStray
}

/** The placeholders of a text that is used for every town; `undefined` for other texts. */
function patternNames({ source, path }: Field): string[] | undefined {
  const places = source.name === 'site' ? placeNamesIn(path) : []
  return places.length > 0 ? [...places, ...factNames] : undefined
}

/** Unknown placeholders, once each; addresses cannot contain braces at all. */
function oddBraces({ texts }: DataIndex): (Breach & { readonly isPattern: boolean })[] {
  const shown = texts.filter(
    ({ source, value }) => value.includes('{') && source.name !== 'addresses',
  )
  return shown.flatMap((at) => {
    const pattern = patternNames(at)
    const names: readonly string[] = pattern ?? (at.source.name === 'business' ? [] : factNames)
    const known = names.map((name) => `{${name}}`).join(', ')
    const odd = [...new Set(at.value.match(/\{[^{}]*\}/g))].filter(
      (part) => /\p{L}/u.test(part) && !names.includes(part.slice(1, -1)),
    )
    return odd.map((part) => {
      const fact = nearest(part.slice(1, -1).trim(), names)
      return {
        at,
        part,
        isPattern: pattern !== undefined,
        message: `${part} stands for nothing, and would show as it is.`,
        expected: `${known && `one of ${known}, or `}words without braces`,
        suggestion: fact && `{${fact}}`,
      }
    })
  })
}
