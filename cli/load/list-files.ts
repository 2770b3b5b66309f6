import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** All files below a folder, with forward slashes, sorted; none where there is no folder. */
export function listFiles(folder: string): string[] {
  return existsSync(folder) ? filesBelow(folder, '').toSorted() : []
}

/** The same with their sizes in bytes; a link that leads nowhere has none. */
export function fileSizes(folder: string): { readonly path: string; readonly size: number }[] {
  return listFiles(folder).map((path) => {
    const stats = statSync(join(folder, path), { throwIfNoEntry: false })
    return { path, size: stats?.size ?? 0 }
  })
}

function filesBelow(folder: string, prefix: string): string[] {
  const files: string[] = []
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = prefix + entry.name
    // No list of arguments holds the files of a large folder.
    if (entry.isDirectory()) {
      for (const file of filesBelow(join(folder, entry.name), `${path}/`)) files.push(file)
    } else if (entry.isFile() || entry.isSymbolicLink()) files.push(path)
  }
  return files
}
