// `npm test`: installs what is missing, builds, checks types and lint, and runs the tests.
// `npm test -- --all` runs the full matrices. Other arguments go to vitest.

import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled, projectRoot, run } from '../cli/bin/install.mjs'

const all = process.argv.includes('--all')
const others = process.argv.slice(2).filter((argument) => argument !== '--all')

ensureInstalled()
// Node 20 reads all of them at each start, and what the tests start has no need of any.
delete process.env['NODE_EXTRA_CA_CERTS']
run('node', ['cli/bin/roof-site.mjs', 'build'])
run('node', ['node_modules/typescript/bin/tsc', '-b'])
run('npx', ['--no-install', 'oxlint', '--deny-warnings'])
run('npx', ['--no-install', 'depcruise', 'cli', '--config', '.dependency-cruiser.mjs'])

const report = join(tmpdir(), `roof-site-tests-${process.pid}.json`)
const { status } = spawnSync(
  'node',
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config=vite.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...others,
  ],
  {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, TEST_MATRIX: all ? 'all' : 'small' },
  },
)
process.exitCode = status ?? 1
printCounts()

/** The closing line that people and programs read; files that failed to load count as failed. */
function printCounts() {
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  )
  rmSync(report)
  const broken = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length
  const skipped = numPendingTests > 0 ? `, ${numPendingTests} skipped` : ''
  console.log(`${numPassedTests} passed, ${numFailedTests + broken} failed${skipped}`)
}
