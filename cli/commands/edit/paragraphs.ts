import type { Edit } from '../../../src/editor/protocol.ts'
import { isMap, isText, valueAt } from '../../lib/json.ts'
import type { FileValues } from '../../site/placeholders.ts'

type DataChange = Exclude<Edit, { kind: 'confirm' }>

/** The edits for a value in whose lists each paragraph is an item of its own. */
export function inParagraphs(values: FileValues, edit: DataChange): DataChange[] {
  if (edit.kind !== 'set' && edit.kind !== 'insert') return [edit]
  const { path, value } = edit
  const [list, index] = [path.slice(0, -1), path.at(-1)]
  const isOfList = typeof index === 'number' && Array.isArray(valueAt(values, list))
  if (!isOfList || !isText(value)) return [{ ...edit, value: apart(value) }]
  const [first, ...others] = paragraphsOf(value)
  const place = edit.kind === 'set' ? [...list, index + 1] : path
  return [
    { ...edit, value: first },
    ...others.map((each): DataChange => ({ kind: 'insert', path: place, value: each })),
  ]
}

const paragraphsOf = (text: string) => text.split(/\n\s*\n/)

function apart(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.flatMap((item) => (isText(item) ? paragraphsOf(item) : [apart(item)]))
  }
  if (!isMap(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, apart(part)]))
}
