import type { DefaultTreeAdapterTypes } from 'parse5'
import type { Place } from '../lib/finding.ts'

export type Element = DefaultTreeAdapterTypes.Element
export type Node = DefaultTreeAdapterTypes.ChildNode

export const isElement = (node: DefaultTreeAdapterTypes.Node): node is Element => 'tagName' in node

export const isTextNode = (
  node: DefaultTreeAdapterTypes.Node,
): node is DefaultTreeAdapterTypes.TextNode => node.nodeName === '#text'

export function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((each) => each.name === name)?.value
}

/** The elements below a node, in the order of the document. */
export function elementsIn(node: DefaultTreeAdapterTypes.ParentNode): Element[] {
  const found: Element[] = []
  const visit = ({ childNodes }: DefaultTreeAdapterTypes.ParentNode) => {
    for (const child of childNodes.filter((each) => isElement(each))) {
      found.push(child)
      visit(child)
    }
  }
  visit(node)
  return found
}

/** The text of an element as it is read: blanks collapsed, a line break is one. */
export function textIn(node: Node): string {
  return collapse(rawTextOf(node))
}

function rawTextOf(node: Node): string {
  if (isTextNode(node)) return node.value
  if (!isElement(node)) return ''
  return node.tagName === 'br' ? ' ' : node.childNodes.map(rawTextOf).join('')
}

export const collapse = (text: string) => text.replaceAll(/[^\S ]\s*|\s{2,}/g, ' ').trim()

/** Where the start tag of an element stands, or a text. */
export function placeIn(file: string, node: Node): Place {
  const location = node.sourceCodeLocation
  const tag = location && 'startTag' in location ? location.startTag : location
  const { startLine, startCol, endLine, endCol } = tag ?? location ?? firstCharacter
  return { file, line: startLine, column: startCol, endLine, endColumn: endCol }
}

const firstCharacter = { startLine: 1, startCol: 1, endLine: 1, endCol: 1 }
