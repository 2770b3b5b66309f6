import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from './list-files.ts'

/** The Markdown of `docs/rules/`, where the engine says what its rules ask, by the name of the file. */
export function readRulePages(engine: string): ReadonlyMap<string, string> {
  const folder = join(engine, 'docs/rules')
  const names = listFiles(folder).filter((name) => name.endsWith('.md'))
  const read = (name: string) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')
  return new Map(names.map((name) => [name, read(name)]))
}
