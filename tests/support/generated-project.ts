import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fixture, generatingProject, replaceOnce, temporaryFolder } from './project.ts'
import { runCli } from './run-cli.ts'
import { firstCities } from './small-city.ts'

/** The day on which the projects below were generated. */
const firstDay = '2026-01-15'

/** A project of three cities with its generated/ up to date. */
export async function generatedProject(): Promise<string> {
  const folder = generatingProject({ 'data/cities.yaml': firstCities(3) })
  const { code, stderr } = await runCli(folder, ['generate'], firstDay)
  if (code !== 0) throw new Error(stderr)
  return folder
}

/** Another project with the same files. */
export function copyOf(project: string): string {
  const folder = temporaryFolder()
  cpSync(project, folder, { recursive: true })
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
