// The frozen data: as texts, with the jobs, reviews and people of the example, and as projects on disk.

import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { parse, stringify } from 'yaml'
import { cacheFolder } from '../../cli/lib/paths.ts'
import { loadPlaces } from '../../cli/load/gazetteer.ts'
import {
  dataFileNames,
  dataPath,
  type DataFile,
  type DataFileName,
} from '../../cli/load/load-data.ts'
import { readPublicFiles } from '../../cli/load/public-files.ts'
import { site } from '../../cli/site/index.ts'
import type { SiteData } from '../../cli/site/schema/data.ts'
import { validate } from '../../cli/validate/validate.ts'
import {
  homeAt,
  filesIn,
  fixtureData,
  fixtureRoots,
  projectRoot,
  temporaryFolder,
  today,
  writeFiles,
} from './project.ts'
import { runProgram } from './processes.ts'
import { runCli } from './run-cli.ts'

/** A frozen data file as text: `fixture('cities')`. */
export function fixture(name: string): string {
  return readFileSync(join(fixtureData, `${name}.yaml`), 'utf8')
}

/** Replaces the only occurrence of `from`; throws when there is not exactly one. */
export function replaceOnce(text: string, from: string, to: string): string {
  const parts = text.split(from)
  if (parts.length !== 2)
    throw new Error(`${JSON.stringify(from)} occurs ${parts.length - 1} times.`)
  return parts.join(to)
}

/** A frozen data file with one text replaced. */
export const fixtureWith = (name: string, from: string, to: string): string =>
  replaceOnce(fixture(name), from, to)

/** The same as a change of the frozen data. */
export const changeOf = (name: string, from: string, to: string) => ({
  [`data/${name}.yaml`]: fixtureWith(name, from, to),
})

/** A short city entry, for tests that change one. */
export const oldSaybrook = `- cityName: Old Saybrook
  county: Middlesex County
  pageTitle: Old Saybrook roofs, river to beach
  metaDescription: Roof repair and replacement in Old Saybrook, Connecticut, from Chalker Beach to Main Street.
  lead: Chimneys, eaves and shingles in Old Saybrook are mended and renewed by us.
  description: Old Saybrook lies where the Connecticut River meets the Sound.
  localChallenges: [Salt wind, Ice at the eaves, Old chimneys]
  nearbyAreas: [Essex, Westbrook, Lyme, Old Lyme, Deep River]

`

const entries = () => fixture('cities').split(/^(?=- cityName)/m)

/** The frozen cities.yaml with its first cities only. */
export const firstCities = (count: number): string =>
  entries()
    .slice(0, count + 1)
    .join('')

/** The frozen cities.yaml with these cities only. */
export const citiesOf = (...names: readonly string[]): string =>
  entries()
    .filter((entry, at) => at === 0 || names.some((name) => entry.includes(`cityName: ${name}\n`)))
    .join('')

/** A frozen data file; with only three cities, so that many runs are fast. */
export const smallFixture = (name: DataFileName): string =>
  name === 'cities' ? firstCities(3) : fixture(name)

/** Leaves one city, so that `generate` is fast. */
export const withFewCities = { 'data/cities.yaml': oldSaybrook } as const

/** The data folder of another firm. */
export const firmData = (firm: string) => join(projectRoot, 'tests/fixtures/firms', firm, 'data')

const proof = join(projectRoot, 'tests/fixtures/proof')

/** Adds the example's jobs, reviews and people to a project, and what goes with them in other files. */
export function layProofOver(root: string): void {
  cpSync(join(proof, 'public'), join(root, 'data/public'), { recursive: true })
  for (const { path, text } of proofFiles(join(root, 'data'))) writeFileSync(join(root, path), text)
}

/** The validated frozen data with the example. */
export function proofData(): SiteData {
  const files = proofFiles(fixtureData).map((file) => ({ file }))
  const shipped = readPublicFiles(join(fixtureData, 'public'))
  const publicFiles = new Map([...shipped, ...proofPictures()])
  const options = {
    publicFiles,
    places: loadPlaces(fixtureRoots, homeAt(fixtureRoots)),
    production: false,
    today,
  }
  const { data, findings } = validate(files, site, options)
  if (!data) throw new Error(JSON.stringify(findings.filter((f) => f.severity === 'error')))
  return data
}

/** The folder of the example's pictures. */
export const proofPublic = join(proof, 'public')

/** The pictures of the example by address. */
export const proofPictures = () => readPublicFiles(proofPublic)

/** The files of a data folder with the example added. */
export function proofFiles(base: string): DataFile[] {
  return dataFileNames.map((name) => {
    const read = (path: string) => readFileSync(path, 'utf8')
    const [own, addition] = ['data', 'additions'].map((part) => join(proof, part, `${name}.yaml`))
    const path = dataPath(name)
    if (own && existsSync(own)) return { name, path, text: read(own) }
    const text = read(join(base, `${name}.yaml`))
    if (!addition || !existsSync(addition)) return { name, path, text }
    const merged = merge(parse(text), parse(read(addition)))
    return { name, path, text: stringify(merged, { lineWidth: 100 }) }
  })
}

/** Merges maps by field and lists of services by entry; other lists stay, other values are replaced. */
function merge(base: unknown, addition: unknown): unknown {
  if (Array.isArray(base) && Array.isArray(addition) && addition.every(hasSlug)) {
    return base.map((entry: unknown) => {
      const own = addition.find(({ slug }) => hasSlug(entry) && entry.slug === slug)
      return own ? merge(entry, own) : entry
    })
  }
  if (Array.isArray(base)) return base
  if (!isMap(base) || !isMap(addition)) return addition
  const added = Object.entries(addition).map(([key, value]) => [key, merge(base[key], value)])
  return { ...base, ...Object.fromEntries(added) }
}

type Fields = Readonly<Record<string, unknown>>

const isMap = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const hasSlug = (value: unknown): value is Fields & { readonly slug: string } =>
  isMap(value) && typeof value['slug'] === 'string'

/** A project with only the frozen data, changed as given. */
export function dataProject(
  changes: Readonly<Record<string, string | Buffer | null>> = {},
): string {
  const folder = temporaryFolder()
  cpSync(fixtureData, join(folder, 'data'), { recursive: true })
  writeFiles(folder, changes)
  return folder
}

/** Makes a project once, and copies of it for the tests of one process. */
export function copiesOf(make: () => Promise<string>): () => Promise<string> {
  let files: Promise<Readonly<Record<string, Buffer>>> | undefined
  return async () => {
    files ??= make().then(bytesIn)
    const folder = temporaryFolder()
    writeFiles(folder, await files)
    return folder
  }
}

const bytesIn = (folder: string) =>
  Object.fromEntries(filesIn(folder).map((path) => [path, readFileSync(join(folder, path))]))

const copies = new Map<string, () => Promise<string>>()

/** A project with generated/ up to date: with three cities, or those in the given text. */
export async function generatedProject(cities = firstCities(3)): Promise<string> {
  const copy = copies.get(cities) ?? copiesOf(() => generate(cities))
  copies.set(cities, copy)
  return copy()
}

async function generate(cities: string): Promise<string> {
  const folder = dataProject({ 'data/cities.yaml': cities })
  const { code, stderr } = await runCli(folder, ['generate'])
  if (code !== 0) throw new Error(stderr)
  return folder
}

/** A generated project whose data were edited and generated again. */
export async function editedProject(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await generatedProject()
  for (const [path, content] of Object.entries(files)) write(folder, path, content)
  const { code, stderr } = await runCli(folder, ['generate'])
  if (code !== 0) throw new Error(stderr)
  return folder
}

/** A copy of a project with the same modification times. */
export function copyOf(project: string): string {
  const folder = temporaryFolder()
  cpSync(project, folder, { recursive: true, preserveTimestamps: true })
  return folder
}

/** Edits a file of a project. */
export function write(project: string, path: string, content: string): void {
  writeFileSync(join(project, path), content)
}

/** Makes a project a git repository with everything committed. */
export function commitAll(folder: string): void {
  const user = '-c user.name=Owner -c user.email=owner@example.com'
  // By a shell: forking the large test process several times is slow.
  const line = `git init -q --template= && git add -A && git ${user} commit -qm "The site"`
  const { status, stderr } = runProgram('sh', ['-c', line], { cwd: folder })
  if (status !== 0) throw new Error(stderr)
}

/** A committed project of three towns; git's history is packed into one file for fast copies. */
export const committedProject = copiesOf(async () => {
  const folder = await generatedProject()
  commitAll(folder)
  runProgram('git', ['repack', '-adq'], { cwd: folder })
  return folder
})

/** Cached pictures. */
export const cachedPictures = /^pictures$/

/** Copies cache files of the frozen site's build to a project. */
export function copyCache(folder: string, names = /./): void {
  const cache = cacheFolder(inject('fixtureSite'))
  for (const name of readdirSync(cache).filter((each) => names.test(each)))
    cpSync(join(cache, name), join(cacheFolder(folder), name), { recursive: true })
}
