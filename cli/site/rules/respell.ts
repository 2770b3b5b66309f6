import { respell, type Fault, type Repair } from '../../edit/repairs.ts'
import { singleTypo } from '../../lib/suggest.ts'
import { textsBelow } from '../../validate/fields.ts'
import type { DataIndex } from './view.ts'

/** Mends a name that one letter, or two neighbors, tell from one of these; nothing where it is not sure. */
export function respellName(
  fault: Fault,
  view: DataIndex,
  names: readonly string[],
): Repair | undefined {
  const word = String(fault.scalar.node.value).trim()
  return isAgreed(view, word, names) ? undefined : respell(fault, 'value', names)
}

/** Where several places agree on another spelling, the slip is in the name they refer to. */
function isAgreed(view: DataIndex, word: string, names: readonly string[]): boolean {
  const name = singleTypo(word, names)
  return name !== undefined && mentions(view, name) === 0 && mentions(view, word) > 1
}

const definitions: ReadonlySet<PropertyKey> = new Set(['slug', 'from', 'name', 'cityName'])

function mentions({ files }: DataIndex, word: string): number {
  const { site: texts, services, cities, addresses, projects, reviews } = files
  return [texts, services, cities, addresses, projects, reviews]
    .flatMap(({ value }) => textsBelow(value))
    .filter(({ value, path }) => value.trim() === word && !definitions.has(path.at(-1) ?? ''))
    .length
}
