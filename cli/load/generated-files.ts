import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  addressesPath,
  generatedFolders,
  manifestPath,
  otherAddressesPath,
  recordPath,
} from '../lib/paths.ts'
import { listFiles, readText } from './list-files.ts'
import { findMerged, isAbout, type Manifest, type Merged, parseManifest } from './manifest.ts'

export interface OnDisk {
  readonly manifest: Manifest
  readonly manifestText: string | undefined
  /** The texts of the generated folders by path, the manifest left out. */
  readonly files: ReadonlyMap<string, string>
  readonly merged: Merged
}

/** Whether a file is as a command wrote it, or as git merged what commands wrote. */
export function isUntouched({ files, manifest, merged }: OnDisk, path: string): boolean {
  const text = files.get(path)
  if (text === undefined) return false
  return merged.has(path) || (manifest.get(path) ?? []).some((entry) => isAbout(entry, text))
}

/** The generated files and what their manifest says; a broken manifest counts as none. */
export function readGenerated(root: string): OnDisk {
  const names = generatedFolders.flatMap((folder) =>
    listFiles(join(root, folder))
      // Files of the system, such as .DS_Store, are nobody's edit.
      .filter((file) => !file.split('/').some((part) => part.startsWith('.')))
      .map((file) => `${folder}/${file}`),
  )
  return readFiles(root, names)
}

/** Of the generated files only those that tell the addresses; `undefined` where none was generated. */
export function readAddressRecords(root: string): OnDisk | undefined {
  const all = [addressesPath, otherAddressesPath, recordPath, manifestPath]
  const names = all.filter((name) => existsSync(join(root, name)))
  return names.includes(manifestPath) ? readFiles(root, names) : undefined
}

function readFiles(root: string, names: readonly string[]): OnDisk {
  const files = new Map(names.map((name) => [name, readText(join(root, name))]))
  const manifestText = files.get(manifestPath)
  files.delete(manifestPath)
  const manifest = parseManifest(manifestText)
  const merged = findMerged(root, { files, manifest })
  return { manifest, manifestText, files, merged }
}
