import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  addressesPath,
  generatedFolders,
  manifestPath,
  otherAddressesPath,
  recordPath,
} from '../lib/paths.ts'
import { listFiles, readText, stampOf } from './list-files.ts'
import { findMerged, isAbout, type Manifest, type Merged, parseManifest } from './manifest.ts'

export interface OnDisk {
  readonly manifest: Manifest
  readonly manifestText: string | undefined
  /** The texts of the generated folders by path, without the manifest. */
  readonly files: ReadonlyMap<string, string>
  readonly merged: Merged
}

/** Whether a file is as a command wrote it, or as git merged versions that commands wrote. */
export function isUntouched({ files, manifest, merged }: OnDisk, path: string): boolean {
  const text = files.get(path)
  if (text === undefined) return false
  return merged.has(path) || (manifest.get(path) ?? []).some((entry) => isAbout(entry, text))
}

/** The texts read so far, each with the stamp of its file at the time. */
export type ReadTexts = Map<string, { readonly stamp: string; readonly text: string }>

/**
 * Reads the generated files and their manifest; a broken manifest counts as none. With `read`, files that
 * have not changed since are not read again.
 */
export function readGenerated(root: string, read?: ReadTexts): OnDisk {
  const names = generatedFolders.flatMap((folder) =>
    listFiles(join(root, folder))
      // Hidden files such as .DS_Store are not edits.
      .filter((file) => !file.split('/').some((part) => part.startsWith('.')))
      .map((file) => `${folder}/${file}`),
  )
  return readFiles(root, names, read && ((file) => readAgain(file, read)))
}

/** Reads only the generated address lists; `undefined` when nothing has been generated. */
export function readAddressRecords(root: string): OnDisk | undefined {
  const all = [addressesPath, otherAddressesPath, recordPath, manifestPath]
  const names = all.filter((name) => existsSync(join(root, name)))
  return names.includes(manifestPath) ? readFiles(root, names) : undefined
}

function readAgain(file: string, read: ReadTexts): string {
  const stamp = stampOf(file)
  const last = read.get(file)
  if (last?.stamp === stamp) return last.text
  const text = readText(file)
  read.set(file, { stamp, text })
  return text
}

function readFiles(root: string, names: readonly string[], textOf = readText): OnDisk {
  const files = new Map(names.map((name) => [name, textOf(join(root, name))]))
  const manifestText = files.get(manifestPath)
  files.delete(manifestPath)
  const manifest = parseManifest(manifestText)
  const merged = findMerged(root, { files, manifest })
  return { manifest, manifestText, files, merged }
}
