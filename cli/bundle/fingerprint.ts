import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { GeneratedFile } from '../render/generated-file.ts'
import { listFiles } from '../load/list-files.ts'

const sources = ['vite.config.ts', 'package-lock.json']

/** This version of the program: it is bundled into a folder that is named by its sources. */
export const program = basename(dirname(fileURLToPath(import.meta.url)))

/**
 * Changes whenever something changes that the bundles are made from: `modules` is what they import
 * of generated/. Pages are no part of them.
 */
export function fingerprintSources(root: string, modules: readonly GeneratedFile[]): string {
  const hash = createHash('sha256').update(`${program} ${process.version}\0`)
  for (const file of [...listFiles(join(root, 'src')).map((name) => `src/${name}`), ...sources]) {
    const path = join(root, file)
    if (existsSync(path)) hash.update(`${file}\0`).update(readFileSync(path)).update('\0')
  }
  for (const { path, content } of modules) hash.update(`${path}\0${content}\0`)
  return hash.digest('hex').slice(0, 16)
}
