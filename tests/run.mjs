// `npm test`: installs what is missing, checks types and lint, and runs what needs no more than the one
// built site (tests/unit, tests/site). `npm test -- --all` adds browsers, servers, processes and copies
// of projects (tests/machine), all cases. Other arguments go to vitest.

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled, projectRoot } from '../cli/bin/install.mjs'

const all = process.argv.includes('--all')
const others = process.argv.slice(2).filter((argument) => argument !== '--all')
const machine = all || others.some((argument) => argument.includes('machine'))

ensureInstalled()
// Node 20 reads all of them at each start, and what the tests start has no need of any.
delete process.env['NODE_EXTRA_CA_CERTS']
// Types take as long as all others together; one checker works out nothing twice. Each says itself
// what it finds.
const checks = [
  ['node_modules/typescript/bin/tsc', '-b', '--checkers', '1'],
  ['node_modules/oxlint/bin/oxlint', '--deny-warnings'],
  [
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    'cli',
    '--config',
    '.dependency-cruiser.mjs',
  ],
].map((args) => spawn('node', args, { cwd: projectRoot, stdio: 'inherit' }))
const codes = await Promise.all(checks.map(async (check) => (await once(check, 'exit'))[0]))
const failed = codes.find((code) => code !== 0)
if (failed !== undefined) process.exit(failed ?? 1)

const folder = mkdtempSync(join(memoryFolder(), 'roof-site-tests-'))
// The web servers that are tried read what lies in it as another user.
chmodSync(folder, 0o755)
// An interrupt ends the tests; the folder goes all the same.
process.on('SIGINT', () => undefined)
const report = join(folder, 'report.json')
const { status } = spawnSync(
  'node',
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config=vite.config.ts',
    ...(machine ? [] : ['--exclude=tests/machine/**']),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...others,
  ],
  {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, TMPDIR: folder, TEST_MATRIX: all ? 'all' : 'small' },
  },
)
process.exitCode = status ?? 1
if (existsSync(report)) printCounts()
rmSync(folder, { recursive: true, force: true })

/** A file system in memory where there is room in one: tests wait for the disk at each change. */
function memoryFolder() {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize > 4e9 ? '/dev/shm' : tmpdir()
  } catch {
    return tmpdir()
  }
}

/** The closing line that people and programs read; files that failed to load count as failed. */
function printCounts() {
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  )
  const broken = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length
  const skipped = numPendingTests > 0 ? `, ${numPendingTests} skipped` : ''
  console.log(`${numPassedTests} passed, ${numFailedTests + broken} failed${skipped}`)
}
