import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { words } from '../../support/cases.ts'
import { runMeanwhile } from '../../support/processes.ts'
import { copyInto, temporaryFolder } from '../../support/project.ts'
import { cacheFolder } from '../../../cli/lib/paths.ts'
import { builtProject } from './built-project.ts'

/** What a project consists of besides its data. Bundles are cached for an engine without a lock. */
const parts = words`
  .ci .config .gitattributes .npmrc .prettierrc.json cli package.json src templates tests tsconfig.json
  vite.config.ts`

/** A copy of the whole project with the data of a built one, and what was made and cached of them. */
export async function copyProject(): Promise<string> {
  const folder = temporaryFolder()
  copyInto(folder, parts)
  const built = await builtProject()
  for (const part of ['data', 'generated'])
    cpSync(join(built, part), join(folder, part), { recursive: true })
  cpSync(cacheFolder(built), cacheFolder(folder), { recursive: true })
  return folder
}

export interface TestRun {
  readonly passed: number
  readonly failed: readonly string[]
}

/** Runs the test files of a project whose paths contain one of `filters`. */
export async function runTests(folder: string, ...filters: string[]): Promise<TestRun> {
  const output = join(folder, 'test-report.json')
  const args = [
    'run',
    '--config=vite.config.ts',
    '--maxWorkers=1',
    '--reporter=json',
    `--outputFile=${output}`,
  ]
  // Exit code 1 says that tests failed; the report says which.
  await runMeanwhile('node', ['node_modules/vitest/vitest.mjs', ...args, ...filters], {
    cwd: folder,
    env: {
      ...withoutVitest(process.env),
      ROOF_SITE_FIXTURE: inject('fixtureSite'),
      TEST_MATRIX: 'small',
    },
  })
  return readReport(output)
}

/** This run's own settings are not those of a run inside it. */
function withoutVitest(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !/^VITEST|^TEST$/.test(name)))
}

interface Report {
  readonly numPassedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

function readReport(file: string): TestRun {
  // The report that vitest has just written.
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  const failed = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.filter((each) => each.status === 'failed')
    const isBroken = status === 'failed' && tests.length === 0
    return isBroken ? [name] : tests.map(({ fullName }) => fullName)
  })
  return { passed: report.numPassedTests, failed }
}
