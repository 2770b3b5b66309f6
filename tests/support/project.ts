import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { runProgram } from './processes.ts'
import { hash } from '../../cli/lib/hash.ts'
import type { Roots } from '../../cli/lib/paths.ts'
import { loadData } from '../../cli/load/load-data.ts'
import { homeIn } from '../../cli/site/home.ts'

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url))

/** The roots of this engine and the site in a folder. */
export const rootsOf = (site: string) => ({ engine: projectRoot, site })

/** Where the firm of a site is and works. */
export const homeAt = ({ site }: Pick<Roots, 'site'>) => homeIn(loadData(site))

/** The frozen copy of the example's data: tests of the example use it. */
export const fixtureData = join(projectRoot, 'tests/fixtures/data')

/** The roots of this engine and the frozen data. */
export const fixtureRoots = rootsOf(join(projectRoot, 'tests/fixtures'))

/** The date in tests. */
export const today = '2026-01-15'

/** The files of the engine that the program reads, except places. */
export const siteSources = ['.config', 'docs', 'src', 'templates', 'package.json']

/** The engine of a project: its own copy, or else this one. */
export const engineOf = (project: string): string =>
  existsSync(join(project, 'templates')) ? project : resolve(projectRoot)

/** The program for a project: its own copy, or else this one. */
export const binOf = (project: string): string => {
  const [own = '', here = ''] = [project, projectRoot].map((folder) =>
    join(folder, 'cli/bin/roof-site.mjs'),
  )
  return existsSync(own) ? own : here
}

/** Copies the engine into a project, so that its sources can be edited. */
export function copyEngine(project: string): void {
  copyInto(project, [...siteSources, 'cli', 'package-lock.json'])
}

/** A temporary folder, removed when the test ends. */
export function temporaryFolder(parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, 'roof-site-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Copies parts of the repository into `folder`, and links the installed dependencies. */
export function copyInto(folder: string, parts: readonly string[]): void {
  for (const part of parts) {
    cpSync(join(projectRoot, part), join(folder, part), {
      recursive: true,
      filter: (source) => !source.includes('node_modules'),
    })
  }
  if (!parts.includes('cli')) linkPlaces(folder)
  linkDependencies(folder)
}

/** Gives a project its own templates, which a test may change. */
export function bringTemplates(folder: string): void {
  cpSync(join(projectRoot, 'templates'), join(folder, 'templates'), { recursive: true })
  linkPlaces(folder)
}

/** Links the places for an engine that runs this program. */
export function linkPlaces(folder: string): void {
  const places = 'cli/load/places'
  mkdirSync(join(folder, dirname(places)), { recursive: true })
  symlinkSync(join(projectRoot, places), join(folder, places), 'junction')
}

/** Links every installed package; each project has its own cache, so that tests do not interfere. */
export function linkDependencies(folder: string): void {
  const [from, to] = [join(projectRoot, 'node_modules'), join(folder, 'node_modules')]
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.isFile() || ['.cache', '.vite', '.vitest'].includes(entry.name)) continue
    symlinkSync(join(from, entry.name), join(to, entry.name), 'junction')
  }
}

/** Writes files below a folder, creating folders as needed; `null` removes a file. */
export function writeFiles(
  folder: string,
  files: Readonly<Record<string, string | Buffer | null>>,
): void {
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    if (content === null) rmSync(file)
    else writeFileSync(file, content)
  }
}

/** Every file below a folder with the hash of its bytes and its modification time. */
export function snapshot(folder: string): Readonly<Record<string, string>> {
  const entries = filesIn(folder).map((path): [string, string] => {
    const file = join(folder, path)
    return [path, `${hash(readFileSync(file, 'latin1'))} ${statSync(file).mtimeMs}`]
  })
  return Object.fromEntries(entries)
}

/** Every file below a folder with its text, except caches of the program. */
export function contents(folder: string): Readonly<Record<string, string>> {
  const files = filesIn(folder).filter((path) => !path.startsWith('node_modules/.cache/'))
  return Object.fromEntries(files.map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
}

/** The paths of the files below a folder, sorted, with forward slashes. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted()
}

/** Mounts a separate file system over a folder; false if this user may not. */
export function mountTmpfs(folder: string, options: string): boolean {
  const { status } = runProgram('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder])
  if (status !== 0) return false
  onTestFinished(() => void runProgram('umount', ['-l', folder]))
  return true
}
