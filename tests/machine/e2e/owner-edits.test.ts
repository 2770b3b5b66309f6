import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { faultsOf } from '../../site/judge/judgments.ts'
import { sample } from '../../support/matrix.ts'
import { ownerEdits } from './owner-edits.ts'
import { copyProject, runBin, runTests } from './whole-copy.ts'

const cache = 'node_modules/.cache/roof-site'

/** A full copy of the project, with its bundles. */
function fullCopy(): string {
  const folder = copyProject()
  cpSync(join(inject('fixtureSite'), cache), join(folder, cache), { recursive: true })
  return folder
}

/** Pages weigh more with it than the bound for two, and its link in the footer is the owner's to add. */
const ofTheThirdCounty = / bytes, at most |nobody sees Fairfield County/

/** The streets of the shipped data were told apart later than the frozen ones. */
const ofStreets = 'no two of the first 25 areas have the same silhouette'

/** What meets nowhere is changed together: each run of the tests costs as much as many edits. */
const groups = [0, 1].map((turn) => ownerEdits.filter((_, index) => index % 2 === turn))

test.each(
  sample(groups, 2).map((edits) => [edits.map(([name]) => name).join(', '), edits] as const),
)('the tests of a project pass after an owner changed %s', async (_names, edits) => {
  const folder = fullCopy()
  for (const [, make] of edits) await make(folder)
  await runBin(folder, 'build')
  expect(faultsOf(folder).filter((fault) => !ofTheThirdCounty.test(fault))).toEqual([])
  const { passed, failed } = await runTests(folder, 'generated/', 'tests/unit/components/')
  expect(failed.filter((name) => name !== ofStreets)).toEqual([])
  expect(passed).toBeGreaterThan(100)
})
