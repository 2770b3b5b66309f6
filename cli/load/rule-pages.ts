import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from './list-files.ts'

/** The Markdown pages of `docs/rules/`, which explain the rules, by file name. */
export function readRulePages(engine: string): ReadonlyMap<string, string> {
  const folder = join(engine, 'docs/rules')
  const names = listFiles(folder).filter((name) => name.endsWith('.md'))
  const read = (name: string) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')
  return new Map(names.map((name) => [name, read(name)]))
}
