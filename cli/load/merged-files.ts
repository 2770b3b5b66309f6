import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { textsOfBlobs } from './git.ts'
import { isAbout, isOfMerge, type Manifest } from './manifest.ts'

/** The versions of each file that git merged, those of our side first. */
export type Merged = ReadonlyMap<string, readonly string[]>

interface Found {
  readonly manifest: Manifest
  readonly files: ReadonlyMap<string, string>
}

/**
 * Files that git made of several that commands wrote, with those: every line is in one of them, or is
 * a mark of git. What a person wrote is in none.
 */
export function findMerged(root: string, { manifest, files }: Found): Merged {
  if (!isOfMerge(manifest)) return new Map()
  const idsOf = (path: string) => (manifest.get(path) ?? []).map(({ content }) => content)
  const isOther = (path: string) =>
    !(manifest.get(path) ?? []).some((entry) => isAbout(entry, files.get(path) ?? ''))
  const others = [...files.keys()].filter((path) => manifest.has(path) && isOther(path))
  // What one side changed in a page that the other renamed, git carries over to the new file.
  const gone = [...manifest.keys()].filter((path) => !existsSync(join(root, path)))
  const texts = textsOfBlobs(root, [...others, ...gone].flatMap(idsOf))
  const versionsOf = (path: string) =>
    [...new Set(idsOf(path))].flatMap((id) => texts.get(id) ?? [])
  const goneLines = linesOf(gone.flatMap(versionsOf))
  const isMerged = (path: string) => {
    const versions = versionsOf(path)
    const lines = linesOf(versions)
    const isKnown = (line: string) => lines.has(line) || goneLines.has(line) || mark.test(line)
    const isOfSeveral = versions.length > 1 || goneLines.size > 0
    return isOfSeveral && (files.get(path) ?? '').split('\n').every(isKnown)
  }
  return new Map(others.filter(isMerged).map((path) => [path, versionsOf(path)]))
}

const linesOf = (texts: readonly string[]) => new Set(texts.flatMap((text) => text.split('\n')))

const mark = /^(?:<{7}|\|{7}|={7}|>{7})(?: |$)/
