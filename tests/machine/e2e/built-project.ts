import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { listFiles } from '../../../cli/load/list-files.ts'
import { copiesOf, cachedPictures, copyCache, citiesOf } from '../../support/fixtures.ts'
import { runCli } from '../../support/run-cli.ts'
import {
  copyInto,
  fixtureData,
  linkDependencies,
  linkPlaces,
  siteSources,
  temporaryFolder,
  writeFiles,
} from '../../support/project.ts'

/** The towns that tests edit. */
const cities = citiesOf('New Haven', 'Derby', 'Guilford', 'North Haven', 'Chester', 'Clinton')

/** A project without a site, with nothing cached but the bundles, which hold no word of one. */
function unbuiltProject(): string {
  const folder = temporaryFolder()
  copyInto(folder, siteSources)
  copyCache(folder, /^bundle-/)
  return folder
}

const copy = copiesOf(async () => {
  const folder = unbuiltProject()
  copyCache(folder, cachedPictures)
  cpSync(fixtureData, join(folder, 'data'), { recursive: true })
  writeFiles(folder, { 'data/cities.yaml': cities })
  await build(folder)
  return folder
})

/** A project of the frozen data, with six of its towns: the site as it was built once, and what was cached of that. */
export async function builtProject(): Promise<string> {
  const folder = await copy()
  linkDependencies(folder)
  linkPlaces(folder)
  return folder
}

/** Builds it; the files of dist/ with their bytes. */
export async function build(folder: string): Promise<ReadonlyMap<string, string>> {
  const { code, stderr } = await runCli(folder, ['build'])
  expect({ code, stderr }).toMatchObject({ code: 0 })
  return distOf(folder)
}

export function distOf(folder: string): ReadonlyMap<string, string> {
  const dist = join(folder, 'dist')
  return new Map(listFiles(dist).map((file) => [file, readFileSync(join(dist, file), 'latin1')]))
}

/** The same data built where nothing was cached. */
export function buildAnew(folder: string): Promise<ReadonlyMap<string, string>> {
  const other = unbuiltProject()
  for (const part of ['data', 'generated'])
    cpSync(join(folder, part), join(other, part), { recursive: true })
  return build(other)
}
