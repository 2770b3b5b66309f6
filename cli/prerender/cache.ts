import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** A PNG ends with its chunk IEND: one that was cut off or is something else does not. */
const endOfPng = Buffer.from('49454e44ae426082', 'hex')

/** The PNG in a file that is named by what it is made from: read, or made and kept. */
export async function cached(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const kept = await readFile(file).catch(() => undefined)
  if (kept?.subarray(-endOfPng.length).equals(endOfPng)) return kept
  const made = await make()
  // Renamed into its place, it is there whole or not at all.
  const temporary = `${file}.${process.pid}`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(temporary, made)
  renameSync(temporary, file)
  return made
}
