import { accessSync, constants, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cacheFolder } from '../lib/paths.ts'

const temporary = new Map<string, string>()

/** The cache of a project; where nothing can be written to it, a folder for this run alone. */
export function openCacheFolder(root: string): string {
  const folder = cacheFolder(root)
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return folder
  } catch {
    return temporary.get(root) ?? makeTemporary(root)
  }
}

function makeTemporary(root: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'roof-site-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  temporary.set(root, folder)
  return folder
}
