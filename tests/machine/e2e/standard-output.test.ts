import { closeSync, existsSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runProgram } from '../../support/processes.ts'
import { projectRoot } from '../../support/project.ts'

const full = '/dev/full'

test.skipIf(!existsSync(full))('output that cannot be written is exit code 4, in a line', () => {
  const output = openSync(full, 'w')
  const program = join(projectRoot, 'cli/bin/roof-site.mjs')
  const { status, stderr } = runProgram(process.execPath, [program, 'list'], {
    cwd: projectRoot,
    stdio: ['ignore', output, 'pipe'],
  })
  closeSync(output)
  expect({ status, stderr }).toEqual({ status: 4, stderr: 'Standard output: the disk is full.\n' })
})
