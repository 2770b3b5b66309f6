import { respell, type Fault, type Repair } from '../../edit/repairs.ts'
import { singleTypo } from '../../lib/suggest.ts'
import { textsBelow } from '../../validate/fields.ts'
import type { DataIndex } from './view.ts'

/** Repairs a name that differs from exactly one known name by a typo; nothing if that is uncertain. */
export function respellName(
  fault: Fault,
  view: DataIndex,
  names: readonly string[],
): Repair | undefined {
  const word = String(fault.scalar.node.value).trim()
  return isAgreed(view, word, names) ? undefined : respell(fault, 'value', names)
}

/** Whether several places use the other spelling, so that the typo is in the referenced name. */
function isAgreed(view: DataIndex, word: string, names: readonly string[]): boolean {
  const name = singleTypo(word, names)
  return name !== undefined && mentions(view, name) === 0 && mentions(view, word) > 1
}

const definitions: ReadonlySet<PropertyKey> = new Set(['slug', 'from', 'name', 'cityName'])

function mentions({ files }: DataIndex, word: string): number {
  const { site: texts, services, pages, cities, addresses, projects, reviews, houses } = files
  return [texts, services, pages, cities, addresses, projects, reviews, houses]
    .flatMap(({ value }) => textsBelow(value))
    .filter(({ value, path }) => value.trim() === word && !definitions.has(path.at(-1) ?? ''))
    .length
}
