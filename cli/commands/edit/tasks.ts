import * as z from 'zod'
import type { DataPath, Target, Task } from '../../../src/editor/protocol.ts'
import { groupBy } from '../../lib/collections.ts'
import { fieldsOf } from '../../lib/json.ts'
import { site } from '../../site/index.ts'
import type { FileValues } from '../../site/placeholders.ts'
import { tasks } from '../../site/schema/tasks.ts'
import { declaredAt, knownKeys, schemasAt, valueAt } from '../../validate/fields.ts'
import { labelOf } from './fields.ts'
import { stampOf } from './stamp.ts'

/**
 * What an owner may want to do, each with the values that it changes or adds, or with its command. `services` are
 * those that the trade proposes, by their names.
 */
export function tasksOf(values: FileValues, services: readonly string[] = []): Task[] {
  const found = tasksBelow(site.schema, values, [])
  return [...groupBy(found, ({ words }) => words)].map(([words, alike]) => {
    const command = alike.find((each) => each.command !== undefined)?.command
    if (command !== undefined) return { words, command: `npx roof-site ${command}`, targets: [] }
    const targets = alike.flatMap(({ path, item }) => [
      ...(path[0] === 'services' && path.length === 1 ? proposedTargets(values, services) : []),
      ...targetsOf(values, path, item),
    ])
    const isDated = alike.every(({ item }) => item !== undefined)
    return { words, command: null, targets: isDated ? byDay(values, targets) : targets }
  })
}

/** New ones, then what there is by its first day, whatever it is. */
function byDay(values: FileValues, targets: readonly Target[]): Target[] {
  const dayOf = ({ path, insertion }: Target) =>
    insertion ? '' : String(valueAt(values, [...path, 'from']))
  return targets.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)))
}

interface Found {
  readonly words: string
  readonly command?: string
  readonly item?: string
  readonly path: DataPath
}

function tasksBelow(schema: z.ZodType, value: unknown, path: DataPath): Found[] {
  const task = tasks.get(schema)
  const keys = Array.isArray(value) ? [...value.keys()] : knownKeys(schema, value, [])
  const inside = keys.flatMap((key) =>
    declaredAt(schema, value, [key]).flatMap((part) =>
      tasksBelow(part, valueAt(value, [key]), [...path, key]),
    ),
  )
  return task ? [{ ...task, path }, ...inside] : inside
}

/** New services with texts of the trade. */
const proposedTargets = (values: FileValues, names: readonly string[]): Target[] =>
  targetsOf(values, ['services'])
    .slice(0, 1)
    .flatMap((target) =>
      names.map((name) => ({ ...target, label: `New: ${name}, with texts`, draft: { name } })),
    )

/** The value; of a list a new item, and each that is there. */
function targetsOf(values: FileValues, path: DataPath, item?: string): Target[] {
  const isList = schemasAt(site.schema, values, path).some((schema) => schema instanceof z.ZodArray)
  if (!isList) return [{ label: labelOf(values, path), path, insertion: null }]
  const items = [valueAt(values, path) ?? []].flat()
  const end = [...path, items.length]
  const last = stampOf(values, [...path, items.length - 1])
  const insertion = { path: end, stamp: last }
  return [
    { label: item === undefined ? labelOf(values, end) : `New: ${item}`, path: end, insertion },
    ...items.map((_, index) => {
      const at = [...path, index]
      const label = item === undefined ? labelOf(values, at) : labelOfDays(values, at, item)
      return { label, path: at, insertion: null }
    }),
  ]
}

/** `2026-12-20 to 2027-01-03, a notice: We are closed.` */
function labelOfDays(values: FileValues, path: DataPath, item: string): string {
  const { from, to = from, note, text = note } = fieldsOf(valueAt(values, path))
  const days = to === from ? String(from) : `${String(from)} to ${String(to)}`
  return `${days}, ${item}: ${String(text)}`
}
