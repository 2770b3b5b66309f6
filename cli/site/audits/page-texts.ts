import type { AuditPage, Block, TextOrigin } from '../../audit/page.ts'
import type { Place } from '../../lib/finding.ts'
import { memoize } from '../../lib/collections.ts'
import { textsBelow } from '../../validate/fields.ts'
import type { BuiltSite } from './site-audit-rule.ts'

/** A text that a page tells someone: people, search engines, or those who share it. */
export interface PageText {
  readonly text: string
  readonly place: Place
  readonly origins: readonly TextOrigin[]
  /** Where it is, in words: `in its structured data`. */
  readonly where: string
  /** Where people see it. */
  readonly block?: Block
}

/** All texts of each page: seen, in its head, in the words for pictures, in its structured data. */
export const textsIn: (site: BuiltSite) => ReadonlyMap<AuditPage, readonly PageText[]> = memoize(
  ({ pages }) => new Map(pages.map((page) => [page, readTexts(page)])),
)

function readTexts(page: AuditPage): PageText[] {
  const { title, meta, data } = page
  const seen = new Map(page.blocks.map((block) => [block.text, block]))
  const social = [...meta].filter(([name]) => /^(description|og:|twitter:)/.test(name))
  const head = [...(title ? [['title', title] as const] : []), ...social]
  return [
    ...seenTexts(page),
    ...head.map(([name, { text, place }]) => ({
      text,
      place,
      where: `in its ${name}`,
      get origins() {
        return (name === 'title' ? title : meta.get(name))?.origins ?? []
      },
    })),
    ...pictureTexts(page),
    ...data.flatMap(({ value, place }) =>
      textsBelow(value).map(({ value: text }) => ({
        text,
        place,
        where: 'in its structured data',
        // A text that people see too has come from the same value.
        get origins() {
          return seen.get(text)?.origins ?? []
        },
      })),
    ),
  ]
}

/** A number that stands alone is read with its label: `50+`, `Connecticut cities served`. */
function seenTexts({ blocks }: AuditPage): PageText[] {
  return blocks.map((block, index) => {
    const label = blocks[block.tag === 'dd' ? index - 1 : index + 1]
    const isNumber = /^[\d.,]+\+?$/.test(block.text)
    return {
      text: isNumber && label ? `${block.text} ${label.text}` : block.text,
      place: block.place,
      where: 'on it',
      block,
      get origins() {
        return block.origins
      },
    }
  })
}

const inPicture = 'in the words for a picture'

export const isPicture = ({ where }: PageText) => where === inPicture

function pictureTexts({ html, file }: AuditPage): PageText[] {
  const source = html()
  return [...source.matchAll(/\s(?:alt|aria-label)="([^"]+)"/g)].map(({ 1: text = '', index }) => {
    const before = source.slice(0, index + 1).split('\n')
    const [line, column] = [before.length, (before.at(-1) ?? '').length + 1]
    const place = { file, line, column, endLine: line, endColumn: column }
    return { text, place, origins: [], where: inPicture }
  })
}

/** The value of the data that brings the part of a text at `start`. */
export const sourceAt = ({ origins }: PageText, start: number) =>
  origins.findLast(({ offset, length }) => offset <= start && start < offset + length)?.source
