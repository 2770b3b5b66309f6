import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { findBrowser, remedies } from './browser.ts'
import { fixtureData } from './project.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A project with the frozen data, generated and built. */
    fixtureSite: string
    /** The path of the browser; empty when there is none. */
    browserPath: string
  }
}

/** Builds the frozen site once for all tests, and looks for a browser. */
export default async function setup(project: TestProject): Promise<() => void> {
  project.provide('browserPath', (await findBrowser()) ?? '')
  const given = process.env['ROOF_SITE_FIXTURE']
  // Built by an earlier run, or by the run that this one is a test of.
  if (given !== undefined && existsSync(join(given, 'dist'))) {
    project.provide('fixtureSite', given)
    return () => undefined
  }
  const folder = given ?? mkdtempSync(join(tmpdir(), 'roof-site-fixture-'))
  mkdirSync(folder, { recursive: true })
  cpSync(fixtureData, join(folder, 'data'), { recursive: true })
  // Imported here, as a finished build does not need the program.
  const { runCli } = await import('./run-cli.ts')
  const { code, stderr } = await runCli(folder, ['build'])
  if (code !== 0) throw new Error(`The site of the frozen data could not be built:\n${stderr}`)
  if ((await findBrowser()) === undefined) console.warn(remedies)
  project.provide('fixtureSite', folder)
  // A given folder is removed by whoever set it.
  const made = given === undefined ? [folder, `${folder}-package`, `${folder}-installed`] : []
  return () => {
    for (const each of made) rmSync(each, { recursive: true, force: true })
  }
}
