import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HostTable } from '../hosts/host.ts'
import { failure } from '../lib/errors.ts'
import { writeFileAtomic } from '../write/file-system.ts'

/** Where a build leaves the table of the site in `dist/`. */
export const tablePath = (root: string) => join(root, '.roof-site.table.json')

/** Whether a folder holds a built site. */
export const holdsSite = (dist: string) => existsSync(join(dist, 'index.html'))

/** Raised when a table holds something else: one of another form counts as none. */
const form = 1

interface BuiltTable extends HostTable {
  readonly form: number
  readonly builtFrom: string
}

/** The table that the last build wrote; `undefined` where there is none that can be read. */
export function readHostTable(root: string): BuiltTable | undefined {
  try {
    const table: BuiltTable = JSON.parse(readFileSync(tablePath(root), 'utf8'))
    return table.form === form ? table : undefined
  } catch {
    return undefined
  }
}

/** Reads the table of the last build each time; while another is written, the one before counts. */
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

/** Leaves the table beside dist/, where `preview` finds it, with the mark of the data that it is of. */
export function writeHostTable(root: string, table: HostTable, builtFrom: string): void {
  writeFileAtomic(tablePath(root), JSON.stringify({ form, ...table, builtFrom }))
}
