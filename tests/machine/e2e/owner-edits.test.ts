import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { faultsOf } from '../../site/judge/judgments.ts'
import { projectRoot } from '../../support/project.ts'
import { build } from './built-project.ts'
import { ownerEdits } from './owner-edits.ts'
import { copyProject, runTests } from './whole-copy.ts'

/** Pages weigh more with it than the bound for two, and its link in the footer is the owner's to add. */
const ofTheThirdCounty = / bytes, at most |nobody sees Fairfield County/

/** Tests of components that read the site of the project. */
function testsOfPages(): string[] {
  const folder = 'tests/unit/components'
  const files = readdirSync(join(projectRoot, folder)).map((name) => `${folder}/${name}`)
  const reads = /all-pages|from '#generated\/site'/
  return files.filter((file) => reads.test(readFileSync(join(projectRoot, file), 'utf8')))
}

test('the tests of a project pass after an owner changed all of it', async () => {
  const folder = await copyProject()
  for (const [, make] of ownerEdits) await make(folder)
  await build(folder)
  expect(faultsOf(folder).filter((fault) => !ofTheThirdCounty.test(fault))).toEqual([])
  const { passed, failed } = await runTests(folder, 'generated/', ...testsOfPages())
  expect(failed).toEqual([])
  expect(passed).toBeGreaterThan(50)
})
