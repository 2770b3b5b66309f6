import type { Finding } from '../../lib/finding.ts'
import { parseFile, type DataPath, type Source } from '../../parse/parse.ts'
import { locate } from '../../validate/rule.ts'
import { checkCharacters } from '../../validate/characters.ts'
import type { CityEntry } from './add-cities.ts'

export interface EntriesFile {
  readonly path: string
  readonly text: string
  readonly source: Source
  readonly entries: readonly CityEntry[]
  /** From a path below the list of entries to that in the file. */
  readonly pathIn: (path: DataPath) => DataPath
}

export type ReadEntries = { readonly file: EntriesFile } | { readonly findings: readonly Finding[] }

/** Reads a file of entries; what they hold is for the validation of the whole to judge. */
export function readEntries(path: string, text: string): ReadEntries {
  const dataFile = { name: 'cities', path, text } as const
  const { source, findings } = parseFile(dataFile)
  const faults = [...checkCharacters(dataFile), ...findings]
  if (!source || faults.length > 0) return { findings: faults }
  const isSingle = isMap(source.value)
  const entries = isSingle ? [source.value] : Array.isArray(source.value) ? source.value : []
  const odd = entries.findIndex((entry) => !isMap(entry))
  if (entries.length === 0 || odd !== -1) return { findings: [noEntry(source, odd)] }
  const pathIn = (at: DataPath) => (isSingle ? at.slice(1) : at)
  return { file: { path, text, source, entries: entries.filter(isMap), pathIn } }
}

function noEntry(source: Source, index: number): Finding {
  return locate({
    rule: 'schema/type',
    severity: 'error',
    at: { source, path: index === -1 ? [] : [index] },
    message: index === -1 ? 'There is no entry here.' : 'This is no entry.',
    expected: 'entries of cities; `roof-site add-city --template` prints one',
  })
}

function isMap(value: unknown): value is CityEntry {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
