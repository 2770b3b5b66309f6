import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { all, sample } from '../../support/cases.ts'
import { copyCache, layProofOver } from '../../support/fixtures.ts'
import { runCli } from '../../support/run-cli.ts'
import { judgments } from './judgments.ts'
import { readSite } from './site.ts'

const fixture = inject('fixtureSite')

/** The frozen site with the jobs, reviews and people of the demo. */
const demo = mkdtempSync(join(tmpdir(), 'roof-site-judged-'))

beforeAll(async () => {
  if (!all) return
  cpSync(join(fixture, 'data'), join(demo, 'data'), { recursive: true })
  // Pictures that are drawn already are not drawn again.
  copyCache(demo)
  layProofOver(demo)
  const { code, stderr } = await runCli(demo, ['build'])
  if (code !== 0) throw new Error(stderr)
})

afterAll(() => rmSync(demo, { recursive: true, force: true }))

/** The sites that are judged, in a short run the first: another firm's is one line more. */
const sites = [
  ['the frozen site', fixture],
  ['the demo', demo],
] as const

describe.each(sample(sites, 2))('of %s', (_, folder) => {
  test.each(judgments)('$asks', ({ faults }) => {
    expect(faults(readSite(folder))).toEqual([])
  })
})

const planted = judgments.flatMap(({ asks, faults, planted: some }) =>
  some.map((fault, index) => [asks, index + 1, faults, fault] as const),
)

test.each(planted)('%s: planted fault %i is found', (_asks, _index, faults, fault) => {
  const site = typeof fault === 'function' ? fault(readSite(fixture)) : readSite(fixture, fault)
  expect(faults(site)).not.toEqual([])
})
