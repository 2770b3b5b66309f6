import type { AuditRule, AuditSite } from '../../audit/rule.ts'
import type { ReadPage, Block, PlacedText } from '../../reading/page.ts'
import { groupBy, memoize } from '../../lib/collections.ts'
import type { DataPath } from '../../parse/parse.ts'
import type { Written } from '../../validate/rule.ts'
import type { SiteData } from '../schema/data.ts'

export type SiteAuditRule = Written<AuditRule<SiteData>>

export type AuditedSite = AuditSite<SiteData>

interface PageText extends PlacedText {
  /** The address of the page. */
  readonly page: string
  /** Where it is, in words: `in its title`. */
  readonly where: string
}

/** The texts of all pages that say something of the data, by their words: most stand on several pages. */
const textsIn: (site: AuditedSite) => ReadonlyMap<string, readonly PageText[]> = memoize(
  ({ pages }) =>
    groupBy(
      pages.flatMap(readTexts).filter(({ origins }) => origins.length > 0),
      ({ text }) => text,
    ),
)

function readTexts({ path: page, title, description, blocks, pictures }: ReadPage): PageText[] {
  const textOf = ({ place, origins, text }: PlacedText, where: string): PageText => {
    return { page, text, where, place, origins }
  }
  return [
    ...blocks.map((block, index) => ({
      ...textOf(block, 'on it'),
      text: withLabel(blocks, index),
    })),
    ...(title ? [textOf(title, 'in its title')] : []),
    ...(description ? [textOf(description, 'in its description')] : []),
    ...pictures.map((picture) => textOf(picture, 'in the words for a picture')),
  ]
}

/** A number that stands alone is read with its label: `50+`, `Connecticut cities served`. */
function withLabel(blocks: readonly Block[], index: number): string {
  const { text = '', tag } = blocks[index] ?? {}
  const label = blocks[tag === 'dd' ? index - 1 : index + 1]
  return /^[\d.,]+\+?$/.test(text) && label ? `${text} ${label.text}` : text
}

/** Matching words, as a finding without a message yet. */
export interface Match {
  readonly page: string
  readonly at: PageText
  readonly part: string
  readonly source: DataPath
  readonly match: RegExpMatchArray
}

/** All matches in texts from the data; generated texts are not the owner's fault. */
export function matchesIn(site: AuditedSite, pattern: RegExp): Match[] {
  return [...textsIn(site)].flatMap(([text, texts]) => {
    if (text.search(pattern) < 0) return []
    const matches = [...text.matchAll(pattern)]
    return texts.flatMap((at) =>
      matches.flatMap((match): Match[] => {
        const [part] = match
        const source = sourceOf(at, match.index, part.length)
        return source ? [{ page: at.page, at, part, source, match }] : []
      }),
    )
  })
}

/** The path of the value that part of a text comes from. */
export function sourceOf(
  { origins }: PlacedText,
  start: number,
  size: number,
): DataPath | undefined {
  const touches = origins.filter(
    ({ offset, length }) => offset < start + size && start < offset + length,
  )
  return (touches.findLast(({ offset }) => offset <= start) ?? touches[0])?.source
}

/** Findings about words that contradict the data. */
export const reportOthers = (matches: readonly Match[], what: string, expected: string) =>
  matches.map((each) => {
    const { page, at, part, match } = each
    const message = `${page} has ${what} ${at.where}: ${match[1] ?? part}.`
    return { ...each, message, expected, shared: `${what} ${part}` }
  })
