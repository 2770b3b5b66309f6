/** A text block of the page. */
export interface PageText {
  readonly text: string
  /** The number of equal texts before it, invisible ones included. */
  readonly nth: number
  /** The range of its words, or of the picture that it describes. */
  readonly range: Range
}

const inline =
  /^(a|abbr|b|bd[io]|br|cite|code|data|dfn|em|i|kbd|mark|q|s|samp|small|span|strong|su[bp]|time|tspan|u|var|wbr)$/
const unseen = 'script,style,template,noscript,head,desc,title,[hidden]'

/** The visible texts of the page in order, split like those of `explain`. */
export function textsOf(root: Element): PageText[] {
  const runs: Node[][] = [[]]
  const visit = (node: Node, isAlone: boolean) => {
    // React puts comments between adjacent text nodes.
    if (node instanceof Text) runs.at(-1)?.push(node)
    if (!(node instanceof Element) || node.matches(unseen)) return
    if (node.localName === 'br') runs.at(-1)?.push(node)
    const isBlock = isAlone || !inline.test(node.localName)
    if (isBlock) runs.push([])
    if (node.localName === 'img') runs.at(-1)?.push(node)
    const areAlone = ![...node.childNodes].some((each) => each instanceof Text && wordsOf(each))
    const several = [...node.children].filter((each) => collapse(each.textContent)).length > 1
    for (const child of node.childNodes) visit(child, areAlone && several)
    if (isBlock) runs.push([])
  }
  visit(root, false)
  const counts = new Map<string, number>()
  return runs.flatMap((nodes) => {
    const first = nodes.find(wordsOf)
    const last = nodes.findLast(wordsOf)
    const text = collapse(nodes.map(textIn).join(''))
    const nth = counts.get(text) ?? 0
    counts.set(text, nth + 1)
    const element = first instanceof Element ? first : first?.parentElement
    if (!first || !last || !element?.checkVisibility({ visibilityProperty: true })) return []
    const range = document.createRange()
    range.setStartBefore(first)
    range.setEndAfter(last)
    return [{ text, nth, range }]
  })
}

const collapse = (text: string | null) => (text ?? '').replaceAll(/[^\S ]\s*|\s{2,}/g, ' ').trim()
const textIn = (node: Node) =>
  node instanceof Element ? (node.getAttribute('alt') ?? ' ') : (node.nodeValue ?? '')
const wordsOf = (node: Node) => collapse(textIn(node))

/** The text at a point, or the only one inside the target. */
export function textAt(texts: readonly PageText[], { clientX: x, clientY: y, target }: MouseEvent) {
  const isAt = ({ left, right, top, bottom }: DOMRect) =>
    left <= x && x <= right && top <= y && y <= bottom
  for (const element of document.elementsFromPoint(x, y)) {
    const found = texts.find(
      ({ range }) =>
        element.contains(range.commonAncestorContainer) && [...range.getClientRects()].some(isAt),
    )
    if (found) return found
    // Text below a fixed bar was not clicked.
    if (/fixed|sticky/.test(getComputedStyle(element).position)) break
  }
  const inside = texts.filter(({ range }) => target instanceof Node && range.intersectsNode(target))
  return inside.length === 1 ? inside[0] : undefined
}
