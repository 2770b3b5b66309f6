import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from './folder.ts'
import { fixture, dataProject, replaceOnce, temporaryFolder, writeFiles } from './project.ts'
import { runCli } from './run-cli.ts'
import { firstCities } from './small-city.ts'

/** The day on which the projects below were generated. */
const firstDay = '2026-01-15'

/** Makes a project once and gives copies of it, to the tests of one process. */
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

/** A project with its generated/ up to date: of three cities, or of those in the text given. */
export async function generatedProject(cities = firstCities(3)): Promise<string> {
  const copy = copies.get(cities) ?? copiesOf(() => generate(cities))
  copies.set(cities, copy)
  return copy()
}

async function generate(cities: string): Promise<string> {
  const folder = dataProject({ 'data/cities.yaml': cities })
  const { code, stderr } = await runCli(folder, ['generate'], firstDay)
  if (code !== 0) throw new Error(stderr)
  return folder
}

/** A generated project whose data were edited by hand, and generated again. */
export async function editedProject(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await generatedProject()
  for (const [path, content] of Object.entries(files)) write(folder, path, content)
  const { code, stderr } = await runCli(folder, ['generate'], firstDay)
  if (code !== 0) throw new Error(stderr)
  return folder
}

/** Another project with the same files. */
export function copyOf(project: string): string {
  const folder = temporaryFolder()
  cpSync(project, folder, { recursive: true, preserveTimestamps: true })
  return folder
}

export function write(project: string, path: string, content: string): void {
  writeFileSync(join(project, path), content)
}

/** Takes the last of three cities out of the data by hand; its address is gone, as it has to be. */
export function leaveOutMeriden(project: string): void {
  const addresses = replaceOnce(fixture('addresses'), 'gone: []', 'gone: [/service-areas/meriden]')
  write(project, 'data/cities.yaml', firstCities(2))
  write(project, 'data/addresses.yaml', addresses)
}
