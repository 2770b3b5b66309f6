import type { DataPath, Source } from '../parse/parse.ts'
import { offsetOf } from '../parse/places.ts'
import { valueAt } from './fields.ts'
import { show, type RuleBreach } from './rule.ts'

interface Cut {
  readonly breach: RuleBreach
  /** The field whose text was cut, and the fields that its rest was taken for. */
  readonly paths: readonly DataPath[]
}

/**
 * Texts that a comma cuts between braces, where the rest is taken for the name of a field without a value:
 * `{ label: Heat loss, text: 60,000 BTU }`. One finding each.
 */
export function findCuts(source: Source, unknown: readonly DataPath[]): Cut[] {
  const cuts = new Map<string, Cut>()
  for (const path of unknown) {
    const found = textBefore(source, path)
    if (!found) continue
    const { field, from, to } = found
    const paths = [...(cuts.get(field.join('\0'))?.paths ?? [field]), path]
    cuts.set(field.join('\0'), { breach: toBreach(source, { field, from, to }), paths })
  }
  return [...cuts.values()]
}

interface Found {
  readonly field: DataPath
  readonly from: number
  readonly to: number
}

/** The field before a name that has no value, with nothing but more such names between. */
function textBefore(source: Source, path: DataPath): Found | undefined {
  const { text, value } = source
  const around = path.slice(0, -1)
  const isAlone = valueAt(value, path) === null && source.writtenAt(around)?.startsWith('{')
  if (!isAlone) return undefined
  const key = source.placeOfKey(path)
  const start = offsetOf(text, key)
  const to = offsetOf(text, { line: key.endLine, column: key.endColumn })
  if (!/^\s*[,}]/.test(text.slice(to))) return undefined
  return Object.entries(Object(valueAt(value, around)))
    .flatMap(([name, sibling]) => {
      if (sibling === null || typeof sibling === 'object') return []
      const field = [...around, name]
      const place = source.placeOf(field)
      const end = offsetOf(text, { line: place.endLine, column: place.endColumn })
      const isPlain = !/^["'|>]/.test(source.writtenAt(field) ?? '"')
      const isNext = end < start && /^\s*,(?:[^,:{}[\]"']*,)*\s*$/.test(text.slice(end, start))
      return isPlain && isNext ? [{ field, from: offsetOf(text, place), to }] : []
    })
    .at(0)
}

function toBreach(source: Source, { field, from, to }: Found): RuleBreach {
  const place = source.placeOf(field)
  const whole = source.text.slice(from, to)
  return {
    rule: 'schema/unknown-key',
    at: { ...place, path: [source.name, ...field] },
    message: `A comma ends ${String(field.at(-1))} after ${show(source.writtenAt(field))}.`,
    expected: 'the whole text between double quotes',
    suggestion: JSON.stringify(whole.replaceAll(/\s+/g, ' ')),
  }
}
