import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject } from 'vitest'
import { listFiles } from '../../cli/list-files.ts'
import { runCli } from '../support/run-cli.ts'
import { copyInto, siteSources, temporaryFolder } from '../support/project.ts'

/** A project of the frozen data, generated. */
export function builtProject(): string {
  const folder = temporaryFolder()
  copyInto(folder, siteSources)
  for (const part of ['data', 'generated'])
    cpSync(join(inject('fixtureSite'), part), join(folder, part), { recursive: true })
  return folder
}

/** Builds it; the files of dist/ with their bytes. */
export async function build(folder: string): Promise<ReadonlyMap<string, string>> {
  const { code, stderr } = await runCli(folder, ['build'])
  expect({ code, stderr }).toMatchObject({ code: 0 })
  const dist = join(folder, 'dist')
  return new Map(listFiles(dist).map((file) => [file, readFileSync(join(dist, file), 'latin1')]))
}

/** The same data built where nothing was kept. */
export async function buildAnew(folder: string): Promise<ReadonlyMap<string, string>> {
  const fresh = builtProject()
  for (const part of ['data', 'generated'])
    cpSync(join(folder, part), join(fresh, part), { recursive: true })
  return build(fresh)
}
