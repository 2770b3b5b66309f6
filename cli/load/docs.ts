import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from './list-files.ts'

/** The pages and JSON schemas of the engine's `docs/`, or of a folder there, by their paths in it. */
export function readDocs(engine: string, folder = ''): ReadonlyMap<string, string> {
  const root = join(engine, 'docs', folder)
  const names = listFiles(root).filter((name) => /\.(md|json)$/.test(name))
  const read = (name: string) => readFileSync(join(root, name), 'utf8').replaceAll('\r\n', '\n')
  return new Map(names.map((name) => [name, read(name)]))
}
