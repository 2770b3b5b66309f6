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
    /** The browser's path; empty where there is none. */
    browserPath: string
  }
}

/** Builds the site of the frozen data once for all tests, and looks for a browser. */
export default async function setup(project: TestProject): Promise<() => void> {
  project.provide('browserPath', (await findBrowser()) ?? '')
  const given = process.env['ROOF_SITE_FIXTURE']
  // A run before has built it, or the one that this is a test of.
  if (given !== undefined && existsSync(join(given, 'dist'))) {
    project.provide('fixtureSite', given)
    return () => undefined
  }
  const folder = given ?? mkdtempSync(join(tmpdir(), 'roof-site-fixture-'))
  mkdirSync(folder, { recursive: true })
  cpSync(fixtureData, join(folder, 'data'), { recursive: true })
  // Where it is built already, the program need not be read.
  const { runCli } = await import('./run-cli.ts')
  const { code, stderr } = await runCli(folder, ['build'])
  if (code !== 0) throw new Error(`The site of the frozen data could not be built:\n${stderr}`)
  if ((await findBrowser()) === undefined) console.warn(remedies)
  project.provide('fixtureSite', folder)
  // Whoever says where it lies takes it away.
  const made = given === undefined ? [folder, `${folder}-package`, `${folder}-installed`] : []
  return () => {
    for (const each of made) rmSync(each, { recursive: true, force: true })
  }
}
