import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import type { DataPath } from '../parse/parse.ts'
import { isMarked, readMarks, withoutMarks } from './marks.ts'
import { attributeOf, isElement, isTextNode, type Element, type Node } from './read-page.ts'

/** A piece of a page's markup: a tag, the value of an attribute, a text, a string of structured data. */
export interface Token {
  /** What it is part of, as `PartOf` names it; `null` of plain words and of what has no name. */
  readonly part: string | null
  /** Without marks. */
  readonly value: string
  /** The values of the data that are marked in it. */
  readonly sources: readonly DataPath[]
}

/** Names what an attribute, or with `""` the text of an element, is part of. */
export type PartOf = (
  element: Element,
  attribute: string,
  around: readonly Element[],
) => string | null

/** The pieces of a page of HTML in their order, in which two pages can be compared. */
export const readTokens = (html: string, partOf: PartOf): Token[] => tokensIn(parse(html), partOf)

/** The same of a document that was parsed already, whose texts are marked by numbers of paths. */
export function tokensIn(
  tree: DefaultTreeAdapterTypes.Document,
  partOf: PartOf,
  paths: readonly DataPath[] = [],
): Token[] {
  const tokens: Token[] = []
  const add = (part: string | null, raw: string) => {
    // Whether a space breaks is no matter of what is said.
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
      // The sum of the page's markup says nothing of its own.
      if (name !== 'data-outline') add(partOf(node, name, inside), `${name}=${value}`)
    }
    for (const child of node.childNodes) visit(child, inside)
    add(partOf(node, '', inside), `/${node.tagName}`)
  }
  for (const child of tree.childNodes) visit(child, [])
  return tokens
}

/** A field with its value, or a value of a list. */
const strings = /("[@\w]+":(?:"(?:[^"\\]|\\.)*"|[\d.]+)|"(?:[^"\\]|\\.)*")/

/** The parts that two pages do not have alike, in the order of the second. */
export function differingParts(before: readonly Token[], after: readonly Token[]): string[] {
  const valuesOf = (tokens: readonly Token[], part: string) =>
    tokens.flatMap((token) => (token.part === part ? token.value : [])).join('\0')
  const parts = new Set([...after, ...before].flatMap(({ part }) => part ?? []))
  return [...parts].filter((part) => valuesOf(before, part) !== valuesOf(after, part))
}

/** Whether two pages differ in nothing but texts that hold one of these values of the data. */
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
