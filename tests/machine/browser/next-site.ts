import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { fixtureData, projectRoot } from '../../support/project.ts'
import { replaceOnce, citiesOf } from '../../support/fixtures.ts'
import { runCli } from '../../support/run-cli.ts'

/** The number on every page of the next site. */
export const nextPhone = 'tel:+18605550188'

/**
 * Builds the site as it is deployed next: another phone number, and without most towns, such as
 * Clinton. Returns the way to its folder, for all tests of the file.
 */
export function nextSite(): () => string {
  const folder = mkdtempSync(join(tmpdir(), 'roof-site-next-'))
  beforeAll(async () => {
    cpSync(fixtureData, join(folder, 'data'), { recursive: true })
    writeFileSync(join(folder, 'data/cities.yaml'), citiesOf('Guilford', 'Madison', 'Middletown'))
    const business = join(folder, 'data/business.yaml')
    const text = readFileSync(business, 'utf8')
    writeFileSync(business, replaceOnce(text, '+18605550142', nextPhone.slice(4)))
    const { code, stderr } = await runCli(projectRoot, ['build', '--cwd', folder])
    if (code !== 0) throw new Error(stderr)
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return () => join(folder, 'dist')
}
