import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HostTable } from '../hosts/host.ts'
import { failure } from '../lib/errors.ts'
import { writeFileAtomic } from '../write/file-system.ts'

/** The file with the host table of the site in `dist/`. */
export const tablePath = (root: string) => join(root, '.roof-site.table.json')

/** Whether a folder contains a built site. */
export const holdsSite = (dist: string) => existsSync(join(dist, 'index.html'))

/** Increment when the format changes: tables of other formats are ignored. */
const form = 2

interface BuiltTable extends HostTable {
  readonly form: number
  readonly builtFrom: string
}

/** Reads the table of the last build; `undefined` when there is no readable one. */
export function readHostTable(root: string): BuiltTable | undefined {
  try {
    const table: BuiltTable = JSON.parse(readFileSync(tablePath(root), 'utf8'))
    return table.form === form ? table : undefined
  } catch {
    return undefined
  }
}

/** Reads the current table on each call; during a build, returns the previous one. */
export function createTableReader(root: string): () => HostTable {
  let known: HostTable | undefined
  return () => {
    known = readHostTable(root) ?? known
    if (known) return known
    throw failure(
      `There is no built site in ${join(root, 'dist')}. Run \`npx roof-site build\` first.`,
    )
  }
}

/** Writes the table beside dist/ for `preview`, with the fingerprint of its data. */
export function writeHostTable(root: string, table: HostTable, builtFrom: string): void {
  writeFileAtomic(tablePath(root), JSON.stringify({ form, ...table, builtFrom }))
}
