import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sample } from '../support/matrix.ts'
import { copyInto, projectRoot, temporaryFolder, wholeProject } from '../support/project.ts'
import { ownerEdits } from './owner-edits.ts'
import { runBin, runTests } from './whole-copy.ts'

const cache = 'node_modules/.cache/roof-site'

/** A full copy of the project, with the owner's own data. */
function fullCopy(): string {
  const folder = temporaryFolder()
  copyInto(folder, wholeProject)
  cpSync(join(projectRoot, cache), join(folder, cache), { recursive: true })
  return folder
}

test.each(sample(ownerEdits, 5))(
  'the tests of a project pass after an owner changed $name',
  async ({ make }) => {
    const folder = fullCopy()
    await make(folder)
    await runBin(folder, 'build')
    const { passed, failed } = await runTests(folder, 'generated/', 'tests/site/', 'tests/live/')
    expect(failed).toEqual([])
    expect(passed).toBeGreaterThan(100)
  },
  180_000,
)
