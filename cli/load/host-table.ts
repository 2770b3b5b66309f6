import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import type { HostTable } from '../hosts/host.ts'
import { CommandError, exitCodes } from '../lib/errors.ts'
import { parseJson } from '../lib/json.ts'

/** Where a build leaves the table of the site in `dist/`. */
export const tablePath = (root: string) => join(root, '.roof-site.table.json')

const paths = z.array(z.string())

const tableSchema: z.ZodType<HostTable> = z.object({
  origin: z.string(),
  pages: paths,
  redirects: z.array(z.object({ from: z.string(), to: z.string() })),
  gone: paths,
  ownHtml: paths,
  headers: z.array(z.object({ path: z.string(), headers: z.record(z.string(), z.string()) })),
  hidden: paths,
})

/** The table that the last build wrote; `undefined` where there is none that can be read. */
export function readHostTable(root: string): HostTable | undefined {
  try {
    return tableSchema.safeParse(parseJson(readFileSync(tablePath(root), 'utf8'))).data
  } catch {
    return undefined
  }
}

/** The mark of the data that the last build was made from, which it leaves beside the table. */
export function readBuiltFrom(root: string): string | undefined {
  try {
    return z
      .object({ builtFrom: z.string() })
      .safeParse(parseJson(readFileSync(tablePath(root), 'utf8'))).data?.builtFrom
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
