import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import type { DataPath } from '../parse/parse.ts'
import { isMarked, readMarks, withoutMarks } from './marks.ts'
import { attributeOf, isElement, isTextNode, type Element, type Node } from './read-page.ts'

/** A token of a page: a tag, an attribute value, a text, a string of structured data. */
export interface Token {
  /** The name of the part it belongs to (see `PartOf`); `null` for plain text and unnamed parts. */
  readonly part: string | null
  /** Without marks. */
  readonly value: string
  /** The paths of the values marked in it. */
  readonly sources: readonly DataPath[]
}

/** Names the part that an attribute, or with `""` the text of an element, belongs to. */
export type PartOf = (
  element: Element,
  attribute: string,
  around: readonly Element[],
) => string | null

/** Splits the HTML of a page into tokens, by which two pages can be compared. */
export const readTokens = (html: string, partOf: PartOf): Token[] => tokensIn(parse(html), partOf)

/** The same for a parsed document whose texts are marked with indexes into `paths`. */
export function tokensIn(
  tree: DefaultTreeAdapterTypes.Document,
  partOf: PartOf,
  paths: readonly DataPath[] = [],
): Token[] {
  const tokens: Token[] = []
  const add = (part: string | null, raw: string) => {
    // A no-break space does not change what is said.
    const value = withoutMarks(raw).replaceAll('\u00A0', ' ')
    const marks = !isMarked(raw) ? [] : readMarks(raw)
    const sources = marks.flatMap(({ number }) => {
      const path = paths[number]
      return path ? [path] : []
    })
    tokens.push({ part, value, sources })
  }
  const visit = (node: Node, around: readonly Element[]) => {
    const parent = around.at(-1)
    if (isTextNode(node)) {
      const part = parent ? partOf(parent, '', around) : null
      const isJson = parent && attributeOf(parent, 'type') === 'application/ld+json'
      for (const piece of isJson ? node.value.split(strings) : [node.value]) add(part, piece)
    }
    if (!isElement(node)) return
    const inside = [...around, node]
    add(partOf(node, '', inside), node.tagName)
    for (const { name, value } of node.attrs) {
      // The hash of the markup follows from the rest.
      if (name !== 'data-outline') add(partOf(node, name, inside), `${name}=${value}`)
    }
    for (const child of node.childNodes) visit(child, inside)
    add(partOf(node, '', inside), `/${node.tagName}`)
  }
  for (const child of tree.childNodes) visit(child, [])
  return tokens
}

/** A field with its value, or a string in a list. */
const strings = /("[@\w]+":(?:"(?:[^"\\]|\\.)*"|[\d.]+)|"(?:[^"\\]|\\.)*")/

/** The parts in which two pages differ, in the order of the second page. */
export function differingParts(before: readonly Token[], after: readonly Token[]): string[] {
  const valuesOf = (tokens: readonly Token[], part: string) =>
    tokens.flatMap((token) => (token.part === part ? token.value : [])).join('\0')
  const parts = new Set([...after, ...before].flatMap(({ part }) => part ?? []))
  return [...parts].filter((part) => valuesOf(before, part) !== valuesOf(after, part))
}

/** Whether two pages differ only in texts that contain one of these values. */
export function differOnlyIn(
  before: readonly Token[],
  after: readonly Token[],
  isMeant: (source: DataPath) => boolean,
): boolean {
  if (before.length !== after.length) return false
  return after.every(
    ({ value, sources }, index) => value === before[index]?.value || sources.some(isMeant),
  )
}
