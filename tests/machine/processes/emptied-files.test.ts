import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commitAll, dataProject } from '../../support/fixtures.ts'
import { writeFiles } from '../../support/project.ts'
import { plant } from '../../unit/faults/fault.ts'
import { aReview, emptiedFaults, findingsOfFiles } from '../../unit/faults/files.ts'

test.each(emptiedFaults.map((fault) => [fault.name, plant(fault)] as const))(
  '%s, which had entries at the last commit, is a notice',
  async (_, { path, content }) => {
    const folder = dataProject({ 'data/reviews.yaml': aReview })
    commitAll(folder)
    expect(await findingsOfFiles(folder)).toEqual([])
    if (content === null) rmSync(join(folder, path))
    else writeFiles(folder, { [path]: content })
    expect(await findingsOfFiles(folder)).toEqual([
      'notice file/emptied: data/reviews.yaml has no entries; at the last commit it had 1. `git restore data/reviews.yaml`, or a commit without them',
    ])
    commitAll(folder)
    expect(await findingsOfFiles(folder)).toEqual([])
  },
)
