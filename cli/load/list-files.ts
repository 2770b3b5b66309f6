import { lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import * as z from 'zod'
import { type CommandError, dataError, failure, orUndefined } from '../lib/errors.ts'

/**
 * All files below a folder, sorted, with forward slashes; empty when the folder is missing. Broken links
 * are an error, or are listed with `withBroken`.
 */
export function listFiles(folder: string, { withBroken = false } = {}): string[] {
  if (!isFolderThere(folder)) return []
  return filesBelow(folder, { prefix: '', above: [], withBroken }).toSorted()
}

/** The same with sizes in bytes; a broken link has none. */
export function fileSizes(folder: string): { readonly path: string; readonly size: number }[] {
  return listFiles(folder, { withBroken: true }).map((path) => {
    const stats = statSync(join(folder, path), { throwIfNoEntry: false })
    return { path, size: stats?.size ?? 0 }
  })
}

/** False when there is nothing; throws when the path is a broken link. */
export function isFolderThere(folder: string): boolean {
  if (statSync(folder, { throwIfNoEntry: false })) return true
  if (lstatSync(folder, { throwIfNoEntry: false })) throw brokenLink(folder)
  return false
}

export const isFileThere = (file: string): boolean =>
  statSync(file, { throwIfNoEntry: false })?.isFile() ?? false

/** Changes whenever the content of a file does. */
export function stampOf(file: string): string {
  const { ino, size, mtimeMs, ctimeMs } = lookAt(file) ?? {}
  return `${ino} ${size} ${mtimeMs} ${ctimeMs}`
}

/** The stats of a file; `undefined` when they cannot be read. */
export const lookAt = (file: string) => orUndefined(() => statSync(file))

/** The text of a file with LF line ends; on Windows, git and editors convert them. */
export const readText = (file: string) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n')

interface Way {
  readonly withBroken: boolean
  readonly prefix: string
  readonly above: readonly string[]
}

function filesBelow(folder: string, { prefix, above, withBroken }: Way): string[] {
  const files: string[] = []
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = prefix + entry.name
    const inner = join(folder, entry.name)
    const kind = entry.isSymbolicLink() ? statSync(inner, { throwIfNoEntry: false }) : entry
    // A large folder has too many files to spread as arguments.
    if (kind?.isDirectory()) {
      const way = [...above, folder]
      if (entry.isSymbolicLink()) requireNoLoop(inner, way)
      const below = filesBelow(inner, { prefix: `${path}/`, above: way, withBroken })
      for (const file of below) files.push(file)
    } else if (kind?.isFile()) files.push(path)
    // Editors mark an open file with a broken link: `.#x`.
    else if (!kind && !entry.name.startsWith('.#')) {
      if (!withBroken) throw brokenLink(inner)
      files.push(path)
    }
  }
  return files
}

function requireNoLoop(link: string, above: readonly string[]): void {
  const target = join(realpathSync(link), sep)
  const isInside = above.some((folder) => join(realpathSync(folder), sep).startsWith(target))
  if (isInside) throw badLink(link, 'leads back to a folder that it is in')
}

const brokenLink = (path: string) => badLink(path, 'leads to nothing')

function badLink(path: string, fault: string): CommandError {
  return failure(`${path} is a link that ${fault}. Remove it, or put there what belongs there.`)
}

/** Reads each JSON file of a folder; a `CommandError` names the first fault: `x.json holds no outlines`. */
export function readJsonFolder<Result>(
  folder: string,
  schema: z.ZodType<Result>,
  fault: string,
): Result[] {
  if (!isFolderThere(folder)) return []
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return names.toSorted().map((name) => {
    const file = join(folder, name)
    if (!statSync(file).isFile()) throw dataError(`${file} is not a file.`)
    try {
      return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
    } catch (error) {
      const found = describeFault(error)
      if (found === undefined) throw error
      throw dataError(`${file} ${fault}: ${found}`)
    }
  })
}

function describeFault(error: unknown): string | undefined {
  if (error instanceof SyntaxError) return error.message
  const first = error instanceof z.ZodError ? error.issues[0] : undefined
  if (!first) return undefined
  return first.path.length > 0 ? `${first.path.join('.')}: ${first.message}` : first.message
}
