import type { DataPath, Edit } from '../../../src/editor/protocol.ts'
import { hash } from '../../lib/hash.ts'
import { isSame } from '../../lib/json.ts'
import { dataFileNames } from '../../load/load-data.ts'
import { nameFields, type FileValues } from '../../site/placeholders.ts'
import { valueAt } from '../../validate/fields.ts'

/**
 * Identifies the state of a value, so that what changed in the meantime is not overwritten; empty where there
 * is none. A value of a list's item counts with what tells the item from others.
 */
export function stampOf(values: FileValues, path: DataPath): string {
  const value = valueAt(values, path)
  if (value === undefined) return ''
  const items = path.flatMap((key, depth) =>
    typeof key === 'number' ? [identityOf(values, path, depth)] : [],
  )
  return hash(JSON.stringify([value, ...items]))
}

/** The item at a depth of a path: its name, or all of it where another has the same value at that path. */
function identityOf(values: FileValues, path: DataPath, depth: number): unknown {
  const [list, index, inside] = [path.slice(0, depth), path[depth], path.slice(depth + 1)]
  const items = valueAt(values, list)
  const item = valueAt(values, path.slice(0, depth + 1))
  const file = depth === 1 && dataFileNames.find((each) => each === path[0])
  const nameField = file ? nameFields[file] : undefined
  const name = nameField === undefined ? undefined : valueAt(item, [nameField])
  if (name !== undefined || !Array.isArray(items)) return name
  const value = valueAt(item, inside)
  const isAlike = (other: unknown, at: number) =>
    at !== index && isSame(valueAt(other, inside), value)
  return items.some(isAlike) ? item : undefined
}

/** The value whose state an edit depends on: of an insertion the item before it. */
export function dependsOn({ kind, path }: Edit): DataPath {
  const index = path.at(-1)
  if (kind !== 'insert' || typeof index !== 'number') return path
  return [...path.slice(0, -1), index - 1]
}
