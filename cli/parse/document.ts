import { isAlias, isCollection, isNode, parseDocument, type Document, type Node } from 'yaml'

/** Keys and indexes from the top of a file to a value: `[3, "nearbyAreas", 0]`. */
export type DataPath = readonly PropertyKey[]

/** Parses a text with all that `yaml` knows of it; its faults are in the document. */
export function parseText(text: string): Document {
  return parseDocument(text, { prettyErrors: false, uniqueKeys: true })
}

/** Whether a text is YAML for a single text and nothing else. */
export function readsAs(source: string, value: string): boolean {
  const document = parseText(source)
  return document.errors.length === 0 && document.toJS() === value
}

/** The node at a path; aliases on the way are followed, one at its end is not. */
export function nodeAt(document: Document, path: DataPath): Node | undefined {
  let node: unknown = document.contents
  for (const key of path) {
    if (isAlias(node)) node = node.resolve(document)
    node = isCollection(node) ? node.get(key, true) : undefined
  }
  return isNode(node) ? node : undefined
}
