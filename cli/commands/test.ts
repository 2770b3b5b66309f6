import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestCase } from 'vitest/node'
import { exitCodes, type ExitCode } from '../lib/errors.ts'
import { runAudit } from './audit.ts'
import { runBuild } from './build.ts'
import { runGenerate } from './generate.ts'
import type { CommandSpec } from './shared/command.ts'
import { log, type Context } from './shared/context.ts'
import { runValidate } from './validate.ts'

export const testCommand: CommandSpec = {
  name: 'test',
  description:
    'validate, compare generated/, build, audit and test each page: what `npm test` does',
  examples: ['roof-site test', 'npm test'],
  run: runTest,
}

type Step = readonly [name: string, run: (context: Context) => ExitCode | Promise<ExitCode>]

/** Each stands on those before it. */
const steps: readonly Step[] = [
  ['validate', (context) => runValidate(context, {})],
  ['generate', (context) => runGenerate(context, { check: true })],
  ['build', (context) => runBuild(context)],
  ['audit', (context) => runAudit(context, {})],
]

async function runTest(context: Context): Promise<ExitCode> {
  const results: object[] = []
  for (const [name, run] of steps) {
    log(context, `${name}:`)
    const printed: string[] = []
    const stdout = (text: string) => void printed.push(text)
    const io = context.format === 'json' ? { ...context.io, stdout } : context.io
    const code = await run({ ...context, io })
    results.push({ name, code, result: JSON.parse(printed.join('') || 'null') })
    if (code === exitCodes.ok) continue
    report(context, { steps: results, passed: results.length - 1, failed: 1, failures: [] })
    return code
  }
  const tests = await context.stages.run('test pages', () => testPages(context))
  const passed = steps.length + tests.passed
  report(context, {
    steps: results,
    passed,
    failed: tests.failures.length,
    failures: tests.failures,
  })
  return tests.failures.length > 0 ? exitCodes.data : exitCodes.ok
}

interface Failure {
  readonly page: string
  readonly what: string
  readonly expected?: string | undefined
  readonly found?: string | undefined
}

interface Report {
  readonly steps: readonly object[]
  readonly passed: number
  readonly failed: number
  readonly failures: readonly Failure[]
}

/** For people the last line counts; what is wrong with a page stands before it. */
function report({ io, format }: Context, result: Report): void {
  if (format === 'json') return io.stdout(`${JSON.stringify(result, null, 2)}\n`)
  const lines = result.failures.map(
    ({ page, what, expected, found = 'nothing' }) =>
      `${page}: ${what}\n${expected === undefined ? '' : `  expected: ${expected}\n  found:    ${found}\n`}`,
  )
  io.stdout(`${lines.join('')}${result.passed} passed, ${result.failed} failed\n`)
}

/** `roof-site/testing`, beside the sources or in the program. */
const testing = new URL(
  import.meta.url.endsWith('.ts') ? '../testing.ts' : 'testing.js',
  import.meta.url,
)

/** Runs the generated tests of the pages on `dist/`, with the engine's own tools. */
async function testPages({ roots: { engine, site } }: Context) {
  const { startVitest } = await import('vitest/node')
  const vitest = await startVitest(
    'test',
    [],
    {
      root: site,
      config: false,
      watch: false,
      include: ['generated/routes.test.tsx'],
      exclude: [],
      reporters: [{}],
      env: { ROOF_SITE_DIST: join(site, 'dist') },
    },
    {
      tsconfig: join(engine, 'src/tsconfig.json'),
      resolve: { alias: { 'roof-site/testing': fileURLToPath(testing) } },
    },
  )
  const modules = vitest.state.getTestModules()
  const cases = modules.flatMap((each) => [...each.children.allTests()])
  const broken = modules.flatMap((each) => each.errors()).map(({ message }) => message)
  const failed = cases.filter((each) => each.result().state === 'failed')
  await vitest.close()
  return {
    passed: cases.length - failed.length,
    failures: [
      ...broken.map((what) => ({ page: 'generated/routes.test.tsx', what })),
      ...failed.map(toFailure),
    ],
  }
}

function toFailure(test: TestCase): Failure {
  const [error] = test.result().errors ?? []
  const { message = '', expected, actual } = error ?? {}
  const [what = ''] = message.split(': expected ')
  return { page: test.name, what, expected: told(expected), found: told(actual) }
}

const told = (value: unknown) => (value === undefined ? undefined : String(value))
