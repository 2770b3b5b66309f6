import { expect, test } from 'vitest'
import { newFindings } from '../../support/findings.ts'
import { testFaults } from '../../support/fault.ts'
import { harmlessJobs, jobFaults, jobFiles } from './jobs.ts'

testFaults(jobFaults)

test.each(harmlessJobs)('words that tell of nobody are no fault: %#', async (job) => {
  expect(await newFindings({ ...jobFiles, 'data/projects.yaml': job })).toEqual([])
})
