import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestError } from 'vitest'
import { exitCodes, type ExitCode } from '../lib/errors.ts'
import { openCache } from '../cache/cache.ts'
import { runAudit } from './audit.ts'
import { runBuild } from './build.ts'
import { runGenerate } from './generate.ts'
import type { CommandSpec } from '../command-line/command.ts'
import { log, type Context } from '../project/context.ts'
import { runValidate } from './validate.ts'

export const testCommand: CommandSpec = {
  examples: ['roof-site test', 'npm test'],
  run: runTest,
}

type Run = (context: Context) => ExitCode | Promise<ExitCode>

/** Each step requires those before it. */
const steps: Readonly<Record<string, Run>> = {
  validate: (context) => runValidate(context, {}),
  generate: (context) => runGenerate(context, { check: isInCi(context) }),
  build: (context) => runBuild(context),
  audit: (context) => runAudit(context, {}),
}

/** CI services set `CI`. What they generate would be lost, so there generated/ is only compared. */
function isInCi({ io: { env } }: Context): boolean {
  const { CI: ci = '' } = env
  return !['', '0', 'false'].includes(ci)
}

interface Failure {
  readonly page: string
  readonly what: string
  readonly expected?: string
  readonly found?: string
}

async function runTest(context: Context): Promise<ExitCode> {
  const { io, format } = context
  const results: Record<string, unknown> = {}
  // After a failed step, no page is tested.
  let pages: PageTests = { passed: 0, failed: 1, failures: [] }
  let passed = 0
  try {
    for (const [name, run] of Object.entries(steps)) {
      log(context, `${name}:`)
      const printed: string[] = []
      const stdout = (text: string) => void printed.push(text)
      const code = await run(format === 'json' ? { ...context, io: { ...io, stdout } } : context)
      if (format === 'json') results[name] = JSON.parse(printed.join(''))
      if (code !== exitCodes.ok) return code
      passed += 1
    }
    pages = await context.stages.run('test pages', () => testPages(context))
    return pages.failed > 0 ? exitCodes.data : exitCodes.ok
  } finally {
    passed += pages.passed
    const all = { ...results, ...pages, passed }
    io.stdout(format === 'json' ? `${JSON.stringify(all, null, 2)}\n` : formatTests(all))
  }
}

function formatTests({ passed, failed, failures }: PageTests): string {
  const lines = failures.map(({ page, what, expected, found }) =>
    expected === undefined
      ? `${page}: ${what}\n`
      : `${page}: ${what}\n  expected: ${expected}\n  found:    ${found}\n`,
  )
  const whose = failures.length > 0 ? 'The data is right: the fault is in roof-site.\n' : ''
  return `${lines.join('')}${whose}${passed} passed, ${failed} failed\n`
}

type PageTests = Awaited<ReturnType<typeof testPages>>

/** `roof-site/testing`, beside the sources or in the program. */
const testing = new URL(
  import.meta.url.endsWith('.ts') ? '../testing.ts' : 'testing.js',
  import.meta.url,
)

async function testPages({ roots: { engine, site } }: Context) {
  const { startVitest } = await import('vitest/node')
  const options = {
    root: site,
    config: false as const,
    watch: false,
    include: ['generated/routes.test.tsx'],
    exclude: [],
    reporters: [{}],
    env: { ROOF_SITE_DIST: join(site, 'dist') },
  }
  const vitest = await startVitest('test', [], options, {
    cacheDir: join(openCache(site), 'vite'),
    tsconfig: join(engine, 'src/tsconfig.json'),
    resolve: { alias: { 'roof-site/testing': fileURLToPath(testing) } },
  })
  const modules = vitest.state.getTestModules()
  const tests = modules.flatMap((each) => [...each.children.allTests()])
  const failed = tests.filter((each) => each.result().state === 'failed')
  const broken = modules.flatMap((each) => each.errors())
  await vitest.close()
  const failures: Failure[] = [
    ...broken.map(({ message }) => ({ page: 'generated/routes.test.tsx', what: message })),
    ...failed.flatMap((each) =>
      (each.result().errors ?? []).map((error) => toFailure(each.name, error)),
    ),
  ]
  const count = failed.length + broken.length
  return { passed: tests.length - failed.length, failed: count, failures }
}

/** Our name of the expectation precedes vitest's own words. */
function toFailure(page: string, { message, expected, actual = 'nothing' }: TestError): Failure {
  const [what = message] = message.split(': expected ')
  return { page, what, ...(expected && { expected, found: String(actual) }) }
}
