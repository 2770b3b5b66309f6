import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import type { HostTable } from '../hosts/host.ts'
import { CommandError, exitCodes } from '../lib/errors.ts'
import { parseJson } from '../lib/json.ts'
import { writeFileAtomic } from '../write/file-system.ts'

/** Where a build leaves the table of the site in `dist/`. */
export const tablePath = (root: string) => join(root, '.roof-site.table.json')

/** Whether a folder holds a built site. */
export const holdsSite = (dist: string) => existsSync(join(dist, 'index.html'))

const paths = z.array(z.string())

const redirects = z.array(z.object({ from: z.string(), to: z.string() }))

const tableSchema = z.object({
  origin: z.string(),
  pages: paths,
  redirects,
  prefixes: redirects,
  queries: z.array(z.object({ from: z.string(), query: paths, to: z.string() })),
  gone: paths,
  ownHtml: paths,
  headers: z.array(z.object({ path: z.string(), headers: z.record(z.string(), z.string()) })),
  hidden: paths,
  /** The mark of the data that the build was made from. */
  builtFrom: z.string().optional(),
})

/** The table that the last build wrote; `undefined` where there is none that can be read. */
export function readHostTable(root: string): z.infer<typeof tableSchema> | undefined {
  try {
    return tableSchema.safeParse(parseJson(readFileSync(tablePath(root), 'utf8'))).data
  } catch {
    return undefined
  }
}

/** Reads the table anew where a build has written another; between two builds the last one counts. */
export function createTableReader(root: string): () => HostTable {
  const known: { stamp?: string; table?: HostTable } = {}
  return () => {
    const stamp = stampOf(tablePath(root))
    const isNew = stamp !== undefined && stamp !== known.stamp
    const table = isNew ? readHostTable(root) : undefined
    if (isNew && table) Object.assign(known, { stamp, table })
    if (known.table) return known.table
    const message = `There is no built site in ${join(root, 'dist')}. Run \`npm run build\` first.`
    throw new CommandError(exitCodes.failed, message)
  }
}

function stampOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats && `${stats.ino} ${stats.mtimeMs} ${stats.size}`
}

/** Leaves the table beside dist/, where `preview` finds it, with the mark of the data that it is of. */
export function writeHostTable(root: string, table: HostTable, builtFrom: string): void {
  writeFileAtomic(tablePath(root), JSON.stringify({ ...table, builtFrom }))
}
