// `npm test`: installs what is missing, and runs what a change is tried with, types and lint beside it:
// tests/unit, tests/site, and a look at a page of each kind in a browser. `--changed [REF]` runs the
// groups of tests/machine too that the change asks for (tests/groups.ts), `--all` all tests with all
// cases. Other arguments go to vitest.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled, projectRoot } from '../cli/bin/install.mjs'

/** All of tests/machine but the look at each kind of page. */
const noMachine = ['tests/machine/!(browser)/**', 'tests/machine/browser/!(smoke.test.ts)'].map(
  (glob) => `--exclude=${glob}`,
)
// Tests of tests/machine wait for a browser, for files or for another process most of the time: with two workers
// more than cores, a quarter of the cores stood idle.
const more = `--maxWorkers=${availableParallelism() + 3}`

/** A process and what it starts can be told something together. */
const hasGroups = process.platform !== 'win32'
const interrupts = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Several times what the longest check takes on a slow machine. */
const bound = 600_000

ensureInstalled()
const runs = await askedRuns(process.argv.slice(2))
// Node 20 reads all of them at each start. What asks a registry gets them back: tests/support/processes.ts.
const { NODE_EXTRA_CA_CERTS: certificates } = process.env
delete process.env.NODE_EXTRA_CA_CERTS
if (certificates !== undefined) process.env.ROOF_SITE_CA_CERTS = certificates
const wrong = new AbortController()
const checked = checkTypesAndLint()

const folder = mkdtempSync(join(memoryFolder(), 'roof-site-tests-'))
// The web servers that are tried read what lies in it as another user.
chmodSync(folder, 0o755)
// All runs read one site of the frozen data.
const env = { ...process.env, TMPDIR: folder, ROOF_SITE_FIXTURE: join(folder, 'fixture') }

const results = []
for (const run of runs) {
  if (wrong.signal.aborted) break
  results.push(await runVitest(run, join(folder, `report-${results.length}.json`)))
}
const codes = [await checked, ...results.map(({ code }) => code)]
process.exitCode = codes.find((code) => code !== 0) ?? 0
if (!wrong.signal.aborted) printCounts()
rmSync(folder, { recursive: true, force: true })

/** What vitest is asked, one run after the other. */
async function askedRuns(args) {
  const all = (options) => ({ args: [more, ...options], matrix: 'all' })
  const few = (options) => ({ args: options, matrix: 'small' })
  if (args.includes('--all')) return [all(args.filter((argument) => argument !== '--all'))]
  if (!args.includes('--changed')) {
    const isMachine = args.some((argument) => argument.includes('machine'))
    return [few([...(isMachine ? [more] : noMachine), ...args])]
  }
  const at = args.indexOf('--changed')
  const isRef = at + 1 < args.length && !args[at + 1].startsWith('-')
  const others = args.filter((_, index) => index < at || index > at + (isRef ? 1 : 0))
  const { files, isAll, words } = await planSince(isRef ? args[at + 1] : undefined)
  console.log(`${words.join('\n')}\n`)
  if (isAll) return [all(others)]
  // Of what a group has from tests/unit, all cases are run, and so the few are not.
  const inGroups = files.map((path) => `--exclude=${path}*`)
  const quick = few([...noMachine, ...inGroups, ...others])
  return files.length === 0 ? [quick] : [quick, all([...others, ...files])]
}

/** What changed since a commit asks for, by TypeScript, which Node 20 does not run. */
async function planSince(ref) {
  const { withModule } = await import('./support/with-module.mjs')
  const file = join(projectRoot, 'tests/changed.ts')
  try {
    return await withModule(file, (module) => module.planSince(ref))
  } catch (error) {
    console.error(error.message)
    process.exit(2)
  }
}

/**
 * Beside the tests, which begin with one process. What is wrong is said as soon as it is found, and ends
 * the tests. Returns an exit code. Of types, one checker works out nothing twice.
 */
async function checkTypesAndLint() {
  const cruise = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'
  const checks = [
    ['node_modules/typescript/bin/tsc', '-b', '--checkers', '1'],
    ['node_modules/oxlint/bin/oxlint', '--deny-warnings'],
    [cruise, 'cli', '--config', '.dependency-cruiser.mjs'],
    ['tests/lint/run.mjs'],
  ]
  const found = await Promise.all(checks.map(check))
  return found.find((code) => code !== 0) ?? 0
}

async function check(args) {
  const stdio = ['ignore', 'pipe', 'pipe']
  const child = spawn('node', args, { cwd: projectRoot, stdio, timeout: bound })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (said += text))
  const [code] = await once(child, 'close')
  if (code === 0) return 0
  wrong.abort()
  console.error(code === null ? `${said}${args[0]} had not ended after ${bound / 1000} s.` : said)
  return code ?? 1
}

/** Runs vitest; what its tests have started, and nobody ended, ends with it. */
async function runVitest({ args, matrix }, file) {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config=vite.config.ts']
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const child = spawn('node', [...vitest, ...reporters, ...args], {
    cwd: projectRoot,
    stdio: 'inherit',
    detached: hasGroups,
    env: { ...env, TEST_MATRIX: matrix },
  })
  // An interrupt ends the tests; the folder goes all the same.
  const pass = (signal) => signalAll(child, signal)
  const end = () => pass('SIGTERM')
  for (const signal of interrupts) process.on(signal, pass)
  wrong.signal.addEventListener('abort', end)
  const [code] = await once(child, 'exit')
  wrong.signal.removeEventListener('abort', end)
  for (const signal of interrupts) process.off(signal, pass)
  signalAll(child, 'SIGKILL')
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  return { code: code ?? 1, report }
}

/** To a process and all that it has started. */
function signalAll(child, signal) {
  if (!hasGroups) return child.kill(signal)
  try {
    return process.kill(-child.pid, signal)
  } catch {
    // None of them is left.
    return false
  }
}

/** A file system in memory where there is room in one: tests wait for the disk at each change. */
function memoryFolder() {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize > 4e9 ? '/dev/shm' : tmpdir()
  } catch {
    return tmpdir()
  }
}

/** The closing line that people and programs read; what failed to load or to run at all counts as failed. */
function printCounts() {
  const reports = results.flatMap(({ report }) => report ?? [])
  const sum = (count) => reports.reduce((total, report) => total + count(report), 0)
  const isBroken = (file) => file.status === 'failed' && file.assertionResults.length === 0
  const broken = sum(({ testResults }) => testResults.filter(isBroken).length)
  const ended = results.filter(({ code, report }) => code !== 0 && report === undefined).length
  const passed = sum(({ numPassedTests }) => numPassedTests)
  const failed = sum(({ numFailedTests }) => numFailedTests) + broken + ended
  const skipped = sum(({ numPendingTests }) => numPendingTests)
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
}
