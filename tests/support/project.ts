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

/** This engine on the site in a folder. */
export const rootsOf = (site: string) => ({ engine: projectRoot, site })

/** Where the firm of a site is and works, by its files. */
export const homeAt = ({ site }: Pick<Roots, 'site'>) => homeIn(loadData(site))

/** The frozen copy of the shipped data: what a test says of the example, it says of this. */
export const fixtureData = join(projectRoot, 'tests/fixtures/data')

/** This engine on the frozen data, where they lie. */
export const fixtureRoots = rootsOf(join(projectRoot, 'tests/fixtures'))

/** The day on which the tests ask. */
export const today = '2026-01-15'

/** What the program reads of its engine when it runs, but for the places. */
export const siteSources = ['.config', 'docs/rules', 'src', 'templates', 'package.json']

/** The engine that works on a project: a copy of it in the project, or else this one. */
export const engineOf = (project: string): string =>
  existsSync(join(project, 'templates')) ? project : resolve(projectRoot)

/** The program for a project: a copy in the project, or else this one. */
export const binOf = (project: string): string => {
  const [own = '', here = ''] = [project, projectRoot].map((folder) =>
    join(folder, 'cli/bin/roof-site.mjs'),
  )
  return existsSync(own) ? own : here
}

/** Copies the engine with its program into a project, so that its sources can be edited. */
export function copyEngine(project: string): void {
  copyInto(project, [...siteSources, 'cli', 'package-lock.json'])
}

/** A folder that is removed when the test ends. */
export function temporaryFolder(parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, 'roof-site-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Copies parts of the project into `folder`, which shares the installed dependencies. */
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

/** Makes a project its own engine, whose templates a test may change. */
export function bringTemplates(folder: string): void {
  cpSync(join(projectRoot, 'templates'), join(folder, 'templates'), { recursive: true })
  linkPlaces(folder)
}

/** The places of an engine whose program is this one. */
export function linkPlaces(folder: string): void {
  const places = 'cli/load/places'
  mkdirSync(join(folder, dirname(places)), { recursive: true })
  symlinkSync(join(projectRoot, places), join(folder, places), 'junction')
}

/** Links every installed package; caches stay with each project, so that none spoils another's. */
export function linkDependencies(folder: string): void {
  const [from, to] = [join(projectRoot, 'node_modules'), join(folder, 'node_modules')]
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.isFile() || ['.cache', '.vite', '.vitest'].includes(entry.name)) continue
    symlinkSync(join(from, entry.name), join(to, entry.name), 'junction')
  }
}

/** Writes files below a folder, and the folders that they need; `null` removes one. */
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

/** Every file below a folder with the hash of its bytes and the moment of its last writing. */
export function snapshot(folder: string): Readonly<Record<string, string>> {
  const entries = filesIn(folder).map((path): [string, string] => {
    const file = join(folder, path)
    return [path, `${hash(readFileSync(file, 'latin1'))} ${statSync(file).mtimeMs}`]
  })
  return Object.fromEntries(entries)
}

/** Every file below a folder with its text, but for what the program keeps for its next run. */
export function contents(folder: string): Readonly<Record<string, string>> {
  const files = filesIn(folder).filter((path) => !path.startsWith('node_modules/.cache/'))
  return Object.fromEntries(files.map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
}

/** Paths of the files below a folder, with forward slashes, sorted. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted()
}

/** Puts a file system of its own in place of a folder; false where this user may not mount one. */
export function mountTmpfs(folder: string, options: string): boolean {
  const { status } = runProgram('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder])
  if (status !== 0) return false
  onTestFinished(() => void runProgram('umount', ['-l', folder]))
  return true
}
