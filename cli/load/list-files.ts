import { lstatSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { CommandError, exitCodes } from '../lib/errors.ts'

/** All files below a folder, with forward slashes, sorted; none where there is no folder. */
export function listFiles(folder: string): string[] {
  return isFolderThere(folder) ? filesBelow(folder, '', []).toSorted() : []
}

/** False where there is nothing; a link that leads to nothing is a mistake, and named. */
export function isFolderThere(folder: string): boolean {
  if (statSync(folder, { throwIfNoEntry: false })) return true
  if (lstatSync(folder, { throwIfNoEntry: false })) throw brokenLink(folder)
  return false
}

function filesBelow(folder: string, prefix: string, above: readonly string[]): string[] {
  const files: string[] = []
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = prefix + entry.name
    const inner = join(folder, entry.name)
    const kind = entry.isSymbolicLink() ? kindOfTarget(inner) : entry
    // No list of arguments holds the files of a large folder.
    if (kind?.isDirectory()) {
      const way = [...above, folder]
      if (entry.isSymbolicLink()) requireNoLoop(inner, way)
      for (const file of filesBelow(inner, `${path}/`, way)) files.push(file)
    } else if (kind?.isFile()) files.push(path)
  }
  return files
}

/** What a link leads to. Editors mark a file that is open by a link that leads nowhere: `.#x`. */
function kindOfTarget(link: string) {
  const stats = statSync(link, { throwIfNoEntry: false })
  if (!stats && !/[/\\]\.#[^/\\]*$/.test(link)) throw brokenLink(link)
  return stats
}

function requireNoLoop(link: string, above: readonly string[]): void {
  const target = join(realpathSync(link), sep)
  const isInside = above.some((folder) => join(realpathSync(folder), sep).startsWith(target))
  if (isInside) throw badLink(link, 'leads back to a folder that it is in')
}

const brokenLink = (path: string) => badLink(path, 'leads to nothing')

function badLink(path: string, fault: string): CommandError {
  const message = `${path} is a link that ${fault}. Remove it, or put there what belongs there.`
  return new CommandError(exitCodes.failed, message)
}
