import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { faultsOf } from '../../site/judge/judgments.ts'
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

test('the tests of a project pass after an owner changed all of it', async () => {
  const folder = fullCopy()
  for (const [, make] of ownerEdits) await make(folder)
  await runBin(folder, 'build')
  expect(faultsOf(folder).filter((fault) => !ofTheThirdCounty.test(fault))).toEqual([])
  const { passed, failed } = await runTests(folder, 'generated/', 'tests/unit/components/')
  expect(failed.filter((name) => name !== ofStreets)).toEqual([])
  expect(passed).toBeGreaterThan(100)
})
