import { isAbsolute, join } from 'node:path'
import { readIfThere, writeNewFile, type FileSystem } from '../write/file-system.ts'

/** The files of dist/ that builds wrote, as their list in the project's folder names them. */
export function readList(fs: FileSystem, root: string): string[] {
  const text = readIfThere(fs, join(root, listName))?.toString('utf8') ?? ''
  return text.split('\n').filter(isInside)
}

const listName = '.roof-site.dist'

/** A list from elsewhere must not reach other files. */
const isInside = (path: string) =>
  path !== '' && !isAbsolute(path) && path.split(/[/\\]/).every((part) => !/^\.{0,2}$/.test(part))

/** Puts the list in place, whole at any time; it outlasts a power failure. */
export function writeList(fs: FileSystem, root: string, paths: Iterable<string>): void {
  const lines = [...new Set(paths)].toSorted().map((path) => `${path}\n`)
  const list = join(root, listName)
  writeNewFile(fs, { path: `${list}.tmp`, content: lines.join(''), flush: true })
  fs.renameSync(`${list}.tmp`, list)
}
