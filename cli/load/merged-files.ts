import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { textsOfBlobs } from './git.ts'
import { isAbout, isOfMerge, type Manifest } from './manifest.ts'

interface Found {
  readonly manifest: Manifest
  readonly files: ReadonlyMap<string, string>
}

/**
 * Files that git made of several that commands wrote: every line is in one of those, or is a mark of
 * git. What a person wrote is in none of them.
 */
export function findMerged(root: string, { manifest, files }: Found): ReadonlySet<string> {
  if (!isOfMerge(manifest)) return new Set()
  const idsOf = (path: string) => (manifest.get(path) ?? []).map(({ content }) => content)
  const isOther = (path: string) =>
    !(manifest.get(path) ?? []).some((entry) => isAbout(entry, files.get(path) ?? ''))
  const others = [...files.keys()].filter((path) => manifest.has(path) && isOther(path))
  // What one side changed in a page that the other renamed, git carries over to the new file.
  const gone = [...manifest.keys()].filter((path) => !existsSync(join(root, path)))
  const texts = textsOfBlobs(root, [...others, ...gone].flatMap(idsOf))
  const linesOf = (ids: readonly string[]) => ids.flatMap((id) => texts.get(id)?.split('\n') ?? [])
  const goneLines = new Set(linesOf(gone.flatMap(idsOf)))
  const isMerged = (path: string) => {
    const ids = new Set(idsOf(path))
    const lines = new Set(linesOf([...ids]))
    const isKnown = (line: string) => lines.has(line) || goneLines.has(line) || mark.test(line)
    const isOfSeveral = ids.size > 1 || goneLines.size > 0
    return isOfSeveral && (files.get(path) ?? '').split('\n').every(isKnown)
  }
  return new Set(others.filter(isMerged))
}

const mark = /^(?:<{7}|\|{7}|={7}|>{7})(?: |$)/
