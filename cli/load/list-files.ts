import { lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import * as z from 'zod'
import { type CommandError, dataError, failure, orUndefined } from '../lib/errors.ts'

/**
 * All files below a folder, with forward slashes, sorted; none where there is no folder. Links that
 * lead to nothing are listed for those who have more to say of them, or else refused.
 */
export function listFiles(folder: string, { withBroken = false } = {}): string[] {
  if (!isFolderThere(folder)) return []
  return filesBelow(folder, { prefix: '', above: [], withBroken }).toSorted()
}

/** The same with their sizes in bytes; a link that leads nowhere has none. */
export function fileSizes(folder: string): { readonly path: string; readonly size: number }[] {
  return listFiles(folder, { withBroken: true }).map((path) => {
    const stats = statSync(join(folder, path), { throwIfNoEntry: false })
    return { path, size: stats?.size ?? 0 }
  })
}

/** False where there is nothing; a link that leads to nothing is a mistake, and named. */
export function isFolderThere(folder: string): boolean {
  if (statSync(folder, { throwIfNoEntry: false })) return true
  if (lstatSync(folder, { throwIfNoEntry: false })) throw brokenLink(folder)
  return false
}

export const isFileThere = (file: string): boolean =>
  statSync(file, { throwIfNoEntry: false })?.isFile() ?? false

/** What another content of a file differs in. */
export function stampOf(file: string): string {
  const { ino, size, mtimeMs, ctimeMs } = lookAt(file) ?? {}
  return `${ino} ${size} ${mtimeMs} ${ctimeMs}`
}

/** What the system knows of a file; `undefined` where it cannot be looked at. */
export const lookAt = (file: string) => orUndefined(() => statSync(file))

/** The text of a file, whose line ends are no content: on Windows git and editors make others of them. */
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
    // No list of arguments holds the files of a large folder.
    if (kind?.isDirectory()) {
      const way = [...above, folder]
      if (entry.isSymbolicLink()) requireNoLoop(inner, way)
      const below = filesBelow(inner, { prefix: `${path}/`, above: way, withBroken })
      for (const file of below) files.push(file)
    } else if (kind?.isFile()) files.push(path)
    // Editors mark a file that is open by a link that leads nowhere: `.#x`.
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

/** Each JSON file of a folder; a `CommandError` names the first fault: `x.json holds no outlines`. */
export function readJsonFolder<Result>(
  folder: string,
  schema: z.ZodType<Result>,
  fault: string,
): Result[] {
  if (!isFolderThere(folder)) return []
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return names.toSorted().map((name) => {
    const file = join(folder, name)
    if (!statSync(file).isFile()) throw dataError(`${file} is no file.`)
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
