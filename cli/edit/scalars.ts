import { isMap, isPair, isScalar, isSeq } from 'yaml'
import type { Document, Scalar } from 'yaml'
import type { DataPath } from '../parse/document.ts'

/** A single value or key of a YAML text, as it is written there. */
export interface WrittenScalar {
  readonly node: Scalar
  readonly role: 'key' | 'value'
  readonly path: DataPath
  readonly start: number
  readonly end: number
  readonly source: string
}

/** The scalars of a document by the offset at which each starts. */
export function scalarsOf(document: Document, text: string): Map<number, WrittenScalar> {
  const all = below(document.contents, [], text)
  return new Map(all.map((scalar) => [scalar.start, scalar]))
}

function below(node: unknown, path: DataPath, text: string): WrittenScalar[] {
  if (isScalar(node)) return written(node, 'value', path, text)
  if (isSeq(node)) return node.items.flatMap((item, index) => below(item, [...path, index], text))
  if (!isMap(node)) return []
  return node.items.flatMap((pair) => {
    if (!isPair(pair) || !isScalar(pair.key)) return []
    const at = [...path, String(pair.key.value)]
    return [...written(pair.key, 'key', at, text), ...below(pair.value, at, text)]
  })
}

function written(
  node: Scalar,
  role: WrittenScalar['role'],
  path: DataPath,
  text: string,
): WrittenScalar[] {
  const [start, end] = node.range ?? [0, 0]
  // A value that is left out stands nowhere.
  if (start === end) return []
  return [{ node, role, path, start, end, source: text.slice(start, end) }]
}
