import type { AuditRule, AuditSite } from '../../audit/rule.ts'
import type { ReadPage, Block, PlacedText } from '../../reading/page.ts'
import { memoize } from '../../lib/collections.ts'
import type { DataPath } from '../../parse/parse.ts'
import type { Written } from '../../validate/rule.ts'
import type { SiteData } from '../schema/data.ts'

export type SiteAuditRule = Written<AuditRule<SiteData>>

export type AuditedSite = AuditSite<SiteData>

interface PageText extends PlacedText {
  /** The location in words: `in its title`. */
  readonly where: string
}

const textsIn: (site: AuditedSite) => ReadonlyMap<ReadPage, readonly PageText[]> = memoize(
  ({ pages }) => new Map(pages.map((page) => [page, readTexts(page)])),
)

function readTexts({ title, description, blocks, pictures }: ReadPage): PageText[] {
  return [
    ...blocks.map((block, index) => told(block, 'on it', withLabel(blocks, index))),
    ...(title ? [told(title, 'in its title')] : []),
    ...(description ? [told(description, 'in its description')] : []),
    ...pictures.map((picture) => told(picture, 'in the words for a picture')),
  ]
}

const told = ({ place, origins, text: own }: PlacedText, where: string, text = own): PageText => {
  return { text, where, place, origins }
}

/** Distinct, as most texts are on several pages. */
const distinctTexts: (site: AuditedSite) => ReadonlySet<string> = memoize(
  (site) => new Set([...textsIn(site).values()].flatMap((texts) => texts.map(({ text }) => text))),
)

/** A number on its own, read with its label: `50+`, `Connecticut cities served`. */
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
  const matches = new Map<string, RegExpExecArray[]>(
    [...distinctTexts(site)].flatMap((text) =>
      text.search(pattern) < 0 ? [] : [[text, [...text.matchAll(pattern)]]],
    ),
  )
  return [...textsIn(site)].flatMap(([{ path: page }, texts]) =>
    texts.flatMap((at) =>
      (matches.get(at.text) ?? []).flatMap((match): Match[] => {
        const [part] = match
        const source = sourceOf(at, match.index, part.length)
        return source ? [{ page, at, part, source, match }] : []
      }),
    ),
  )
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
    return { ...each, message, expected }
  })
