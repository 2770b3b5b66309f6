import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export interface Declared {
  readonly above: readonly string[]
  readonly properties: readonly string[]
}

/** The types of schema.org, as schema-dts declares them: those above each, and what it adds. */
export function readVocabulary(): ReadonlyMap<string, Declared> {
  const file = fileURLToPath(new URL('schema.d.ts', import.meta.resolve('schema-dts')))
  return readDeclarations(readFileSync(file, 'utf8'))
}

/** `interface CityLeaf extends PlaceBase {…}`: of a type that others extend, the base has it all. */
function readDeclarations(source: string): ReadonlyMap<string, Declared> {
  const declared = new Map<string, Declared>()
  const pattern = /^(?:export )?interface ([A-Z]\w*)(Base|Leaf) extends ([^{]+) \{\n([^]*?)^\}/gm
  for (const [, name = '', kind, above = '', body = ''] of source.matchAll(pattern)) {
    if (kind === 'Leaf' && declared.has(name)) continue
    declared.set(name, {
      above: [...above.matchAll(/\b([A-Z]\w*)Base/g)].map(([, each = '']) => each),
      properties: [...body.matchAll(/^ {4}"(\w+)"\?:/gm)].map(([, each = '']) => each),
    })
  }
  return declared
}
