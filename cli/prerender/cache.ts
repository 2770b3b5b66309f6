import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** The bytes of a file that is named by what it is made from: read, or made and kept. */
export async function cached(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const kept = await readFile(file).catch(() => undefined)
  if (kept) return kept
  const made = await make()
  // Renamed into its place, it is there whole or not at all.
  const temporary = `${file}.${process.pid}`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(temporary, made)
  renameSync(temporary, file)
  return made
}
