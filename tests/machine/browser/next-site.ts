import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll } from 'vitest'
import {
  copyInto,
  fixtureData,
  projectRoot,
  replaceOnce,
  siteSources,
} from '../../support/project.ts'
import { firstCities } from '../../support/small-city.ts'

/** The number on every page of the next site. */
export const nextPhone = 'tel:+18605550188'

/**
 * Builds the site as it is deployed next: another phone number, and without the last town,
 * Clinton. Returns the way to its folder, for tests of the same block.
 */
export function nextSite(): () => string {
  const made = { folder: '' }
  beforeAll(async () => {
    made.folder = mkdtempSync(join(tmpdir(), 'roof-site-next-'))
    copyInto(made.folder, siteSources)
    cpSync(fixtureData, join(made.folder, 'data'), { recursive: true })
    writeFileSync(join(made.folder, 'data/cities.yaml'), firstCities(22))
    const business = join(made.folder, 'data/business.yaml')
    const text = readFileSync(business, 'utf8')
    writeFileSync(business, replaceOnce(text, '+18605550142', nextPhone.slice(4)))
    const bin = join(projectRoot, 'cli/bin/roof-site.mjs')
    await promisify(execFile)('node', [bin, 'build', '--cwd', made.folder])
  })
  afterAll(() => rmSync(made.folder, { recursive: true, force: true }))
  return () => join(made.folder, 'dist')
}
