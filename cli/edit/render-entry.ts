import { Document, isCollection, isMap, isScalar, isSeq, visit } from 'yaml'
import type { Scalar } from 'yaml'

const lineWidth = 100
/** Text longer than this is set as a folded block, which needs no quotes. */
const longText = 60
const flowFields = ['coordinates', 'places', 'nearbyAreas']

/** An item of a list as YAML, with its dash, in lines that end with \n; the last one does not. */
export function renderItem(item: unknown): string {
  const document = new Document([item])
  const map = isSeq(document.contents) ? document.contents.items[0] : undefined
  for (const field of flowFields) {
    const value = isMap(map) ? map.get(field, true) : undefined
    if (isCollection(value)) value.flow = true
  }
  visit(document, {
    Scalar: (_, node) => {
      if (isScalar(node) && typeof node.value === 'string') styleText(node, node.value)
    },
  })
  const text = document.toString({ lineWidth, flowCollectionPadding: false }).trimEnd()
  return text.replace(/^( *coordinates: )\{(.*)\}$/m, '$1{ $2 }')
}

/** Long lines are folded; spaces at the end of a line would be lost in a block. */
function styleText(node: Scalar, value: string): void {
  if (/[ \t]$/m.test(value)) node.type = 'QUOTE_DOUBLE'
  else if (value.length > longText && !value.includes('\n')) node.type = 'BLOCK_FOLDED'
}
