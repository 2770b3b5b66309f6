import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject } from 'vitest'
import { listFiles } from '../../../cli/load/list-files.ts'
import { runCli } from '../../support/run-cli.ts'
import { copyInto, siteSources, temporaryFolder } from '../../support/project.ts'

/** A project of the data of another one, generated as that is, with nothing kept of any build. */
function unbuiltProject(from: string): string {
  const folder = temporaryFolder()
  copyInto(folder, siteSources)
  copyParts(from, folder, ['data', 'generated'])
  return folder
}

/** A project of the frozen data with the site as it was built once, and what was kept of that. */
export function builtProject(): string {
  const fixture = inject('fixtureSite')
  const folder = unbuiltProject(fixture)
  copyParts(fixture, folder, [
    'dist',
    'node_modules/.cache',
    '.roof-site.dist',
    '.roof-site.table.json',
  ])
  return folder
}

function copyParts(from: string, to: string, parts: readonly string[]): void {
  for (const part of parts) cpSync(join(from, part), join(to, part), { recursive: true })
}

/** Builds it; the files of dist/ with their bytes. */
export async function build(folder: string): Promise<ReadonlyMap<string, string>> {
  const { code, stderr } = await runCli(folder, ['build'])
  expect({ code, stderr }).toMatchObject({ code: 0 })
  const dist = join(folder, 'dist')
  return new Map(listFiles(dist).map((file) => [file, readFileSync(join(dist, file), 'latin1')]))
}

/** The same data built where nothing was kept. */
export function buildAnew(folder: string): Promise<ReadonlyMap<string, string>> {
  return build(unbuiltProject(folder))
}
