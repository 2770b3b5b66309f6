import { cleanValue, unquoteValue } from '../../edit/repairs.ts'
import { memoize, memoizeTexts, wordsOf } from '../../lib/collections.ts'
import { cleanText, invisibleIn, nameInvisible } from '../../lib/invisible.ts'
import { readsAs } from '../../parse/parse.ts'
import { toPhoneNumber } from '../schema/phone-number.ts'
import { isText } from '../../validate/fields.ts'
import { show, type Breach, type Field } from '../../validate/rule.ts'
import type { DataRule, DataIndex } from './view.ts'

/** Remnants in text that was copied from a web page, a letter or a chat. */
export const pastedRules = [
  {
    id: 'text/invisible-in-name',
    check: (view) => [
      ...keysOf(view).flatMap(({ at, key }) => reportInvisible(at, key, true)),
      ...textsOf(view).names.flatMap((at) => reportInvisible(at, at.value, true)),
    ],
    fix: cleanValue,
  },
  {
    id: 'text/invisible-character',
    severity: 'warning',
    check: (view) => textsOf(view).prose.flatMap((at) => reportInvisible(at, at.value, false)),
    fix: cleanValue,
  },
  {
    id: 'text/quoted-name',
    check: (view) => textsOf(view).names.flatMap(reportQuotes),
    fix: unquoteValue,
  },
  {
    id: 'text/curly-quotes',
    severity: 'warning',
    check: (view) => textsOf(view).prose.flatMap(reportQuotes),
    fix: unquoteValue,
  },
  {
    id: 'text/markup',
    severity: 'warning',
    check: (view) => textsOf(view).prose.filter(isShown).flatMap(reportMarkup),
  },
] as const satisfies readonly DataRule[]

/** Fields whose value identifies something; in all others the words may vary. */
const nameFields: ReadonlySet<string> = new Set(
  wordsOf(
    'name cityName county nearbyAreas alsoServed contactOnly places',
    'slug service claim tagline bullets stats kind tone house picture counts',
    'to from gone src url phone email number placeholders',
    'street locality region regionCode postalCode country',
    'days opens closes',
  ),
)

const fieldOf = ({ path }: Field) => path.findLast((key) => typeof key === 'string') ?? ''

export const isName = (at: Field) => nameFields.has(fieldOf(at))

const textsOf = memoize(({ texts }: DataIndex) => {
  const names = new Set(texts.filter(isName))
  return { names: [...names], prose: texts.filter((at) => !names.has(at)) }
})

/** Whether a text is written in Markdown. */
export const isProse = (at: Field) => fieldOf(at) === 'body'

/** Evidence and reasons are not shown on pages. */
export const isShown = (at: Field) => fieldOf(at) !== 'evidence' && !at.path.includes('acknowledge')

/** Keys with invisible characters. */
function keysOf({ fields }: DataIndex): { readonly at: Field; readonly key: string }[] {
  return fields.flatMap((at) => {
    const key = at.path.at(-1)
    return typeof key === 'string' && invisibleIn(key).length > 0 ? [{ at, key }] : []
  })
}

function reportInvisible(at: Field, text: string, isInName: boolean): Breach[] {
  const found = invisibleIn(text)
  const [part] = found
  if (part === undefined) return []
  const others = found.length > 1 ? `, and ${found.length - 1} more in this text` : ''
  const isSpace = cleanText(part) === ' '
  const atKey = !isText(at) || text !== at.value
  const message = `An invisible character stands here${others}: ${nameInvisible(part)}.`
  const expected = `${isSpace ? 'a plain space' : 'nothing in its place'}; \`npx roof-site validate --fix\` puts it right`
  const suggestion = isInName ? cleanText(text).trim() : undefined
  return [{ at, atKey, part, message, expected, suggestion }]
}

const wholeInQuotes = /^\s*(?:[“”„][^“”„]*[“”]|[‘‚][^‘‚]*’)\s*$/u

function reportQuotes(at: Field<string>): Breach[] {
  if (!wholeInQuotes.test(at.value)) return []
  const plain = at.value.trim().slice(1, -1).trim()
  const part = at.value.trim().charAt(0)
  const meant = (fieldOf(at) === 'phone' && toPhoneNumber(plain)) || plain
  const suggestion = readsAs(meant, meant) ? meant : show(meant)
  const message = 'This text stands between curly quotes, which are taken for a part of it.'
  const expected = 'the text without them, or between straight quotes: "'
  return [{ at, part, message, expected, suggestion }]
}

const markup: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['HTML', /<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>|<!--/i],
  ['HTML', /&(?:[a-z]{2,8}|#\d{1,7}|#x[\da-f]{1,6});/i],
  ['Markdown', /\*\*[^*\s](?:[^*]*[^*\s])?\*\*/],
  ['Markdown', /!?\[[^\]]{1,200}\]\([^)\s]{0,1000}\)/],
  ['Markdown', /^(?:#{1,6}|[-*+])(?=\s)/m],
]

/** Parts of a text that are markup, in its order. */
const markupIn = memoizeTexts((text) =>
  markup
    .flatMap(([name, pattern]) => {
      const match = pattern.exec(text)
      return match ? [{ name, part: match[0], index: match.index }] : []
    })
    .toSorted((a, b) => a.index - b.index),
)

/** The first part that is HTML, or Markdown where no text is written in it. */
function reportMarkup(at: Field<string>): Breach[] {
  const first = markupIn(at.value).find(({ name }) => name !== 'Markdown' || !isProse(at))
  if (!first) return []
  const message = `${JSON.stringify(first.part)} is ${first.name}, which the page shows as it is.`
  return [{ at, part: first.part, message, expected: 'plain text' }]
}
