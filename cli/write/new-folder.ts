import * as fs from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'
import { dataError } from '../lib/errors.ts'
import { ignoringErrors } from './file-system.ts'
import { isInternalFile } from './internal-files.ts'
import { withLock } from './lock.ts'
import { writeChanges, type FileChange } from './write-changes.ts'

/** Files that git hosts create in a new repository. */
const mayStand = new Set(['README.md', 'LICENSE', '.gitignore', '.gitattributes'])

/** What git, editors and desktops put into a folder. */
const unseen = new Set('.git .vscode .idea .DS_Store Thumbs.db desktop.ini'.split(' '))

/**
 * Reads the files allowed in the folder of a new project. Throws when it contains others, when a link or a
 * pipe has the name of one, and when no site can be in a folder of that path.
 */
export function readNewFolder(folder: string): ReadonlyMap<string, string> {
  requireUsable(folder)
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : []
  const isFile = (name: string) => fs.lstatSync(join(folder, name)).isFile()
  const files = names.filter((name) => mayStand.has(name) && isFile(name))
  const others = names.filter(
    (name) => !unseen.has(name) && !files.includes(name) && holdsFile(join(folder, name)),
  )
  if (others.length === 0) {
    return new Map(files.map((name) => [name, fs.readFileSync(join(folder, name), 'utf8')]))
  }
  const listed = [...others.slice(0, 3), ...(others.length > 3 ? ['…'] : [])].join(', ')
  const message = `${folder} holds ${listed}. Name a folder that is empty or does not exist yet. Nothing was written.`
  throw dataError(message)
}

function requireUsable(folder: string): void {
  const why = whyUnusable(folder)
  if (why === undefined) return
  throw dataError(`No site can be in ${folder}: it has ${why}. Nothing was written.`)
}

/** Addresses of modules end at `#` and `?`, and paths of programs at the sign between them. */
function whyUnusable(folder: string): string | undefined {
  const name = basename(folder)
  const [sign] = /[#?]/.exec(folder) ?? []
  if (sign !== undefined) return `a path with ${sign}`
  if (folder.includes(delimiter)) return `a path with ${delimiter}, where scripts find no program`
  if (/^(con|prn|aux|nul|(com|lpt)\d)(\.|$)/i.test(name))
    return 'a name that Windows keeps for a device'
  if (/[:*"<>|]|[. ]$/.test(name)) return 'a name that Windows cannot have'
  return undefined
}

/** Ignores folders, and files of the program itself, which an interrupted run may leave. */
function holdsFile(path: string): boolean {
  if (!fs.lstatSync(path).isDirectory()) return !isInternalFile(path)
  return fs.readdirSync(path).some((name) => holdsFile(join(path, name)))
}

/** Writes all files of a new project or none, and creates its folder. */
export async function writeNewFolder(
  folder: string,
  changes: readonly FileChange[],
): Promise<void> {
  makeFolder(folder)
  try {
    await withLock(folder, () => Promise.resolve(writeChanges(folder, changes)))
  } finally {
    // Only succeeds if it is empty.
    ignoringErrors(() => fs.rmdirSync(folder))
  }
}

/** One after the other: where none can be made, such as in /proc, Node would try for ever to make all at once. */
function makeFolder(folder: string): void {
  if (fs.existsSync(folder)) return
  makeFolder(dirname(folder))
  fs.mkdirSync(folder)
}
