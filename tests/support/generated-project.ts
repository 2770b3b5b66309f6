import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fixture, fixtureData, projectRoot, replaceOnce, temporaryFolder } from './project.ts'
import { runCli } from './run-cli.ts'
import { firstCities } from './small-city.ts'

/** The day on which the projects below were generated. */
export const firstDay = '2026-01-15'

const made = new Map<string, Promise<string>>()

/** A project with its generated/ up to date: of three cities, or of those in the text given. */
export async function generatedProject(cities = firstCities(3)): Promise<string> {
  const project = made.get(cities) ?? generate(cities)
  made.set(cities, project)
  return copyOf(await project)
}

/** Generates a project once for all tests of a process, which get copies. */
async function generate(cities: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'roof-site-generated-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  cpSync(fixtureData, join(folder, 'data'), { recursive: true })
  cpSync(join(projectRoot, 'templates'), join(folder, 'templates'), { recursive: true })
  write(folder, 'data/cities.yaml', cities)
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
