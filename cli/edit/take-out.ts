import { isMap, isSeq, type Document } from 'yaml'
import type { DataFileName } from '../load/load-data.ts'
import { parseText, type DataPath } from '../parse/places.ts'
import { editAsMeant } from './edit-yaml.ts'

/**
 * A YAML text without the values at these paths, and without the maps and lists that they leave empty.
 * It stays as it is where that would change any other value.
 */
export function takeOut(text: string, file: DataFileName, paths: readonly DataPath[]): string {
  const gone = withEmptied(parseText(text), paths)
  const edits = gone.map((path) => ({ kind: 'remove', file, path }) as const)
  return editAsMeant(text, edits) ?? text
}

/** Of a collection that loses all, the collection itself. */
function withEmptied(document: Document, paths: readonly DataPath[]): DataPath[] {
  const unique = new Map(paths.map((path) => [JSON.stringify(path), path]))
  for (const path of unique.values()) {
    const parent = path.slice(0, -1)
    const collection = parent.length > 0 ? document.getIn(parent) : undefined
    const below = [...unique.values()].filter((each) => isChild(each, parent))
    const isEmptied =
      (isMap(collection) || isSeq(collection)) && below.length === collection.items.length
    if (!isEmptied) continue
    for (const each of below) unique.delete(JSON.stringify(each))
    unique.set(JSON.stringify(parent), parent)
  }
  return [...unique.values()]
}

const isChild = (path: DataPath, parent: DataPath) =>
  path.length === parent.length + 1 && parent.every((key, index) => path[index] === key)
