/// <reference types="vitest/config" />
import { availableParallelism, devNull } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { sourceConfig } from './cli/bundle/vite-build.ts'

const projectRoot = fileURLToPath(new URL('.', import.meta.url))

/** Files that take minutes, by the ends of their paths: what starts last ends last. */
const longest =
  /\/(upgrade|owner-edits|firms|agency|e2e\/report|change-report|pages|navigation|fonts|cached-build|edit-any|merge|in-place|fuzz|fix|read-value|faults|session|fields|judge|rename-remove|plan|bad-input|create-maps|stays-green)\.test\.ts$/

/** Folders one after the other, in each the longest files first; a fresh clone knows of no other run. */
class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      `${moduleId.replace(/.*\/tests\/(\w+)\/.*/, '$1')} ${longest.test(moduleId) ? 0 : 1}`
    return Promise.resolve(files.toSorted((a, b) => rank(a).localeCompare(rank(b))))
  }
}

export default defineConfig({
  ...sourceConfig(),
  root: 'src',
  oxc: { jsx: { development: false } },
  resolve: {
    alias: {
      '#generated': `${projectRoot}generated`,
      // The pages of src/ as they are now, where a site's tests read what was built.
      'roof-site/testing': `${projectRoot}tests/support/testing.ts`,
    },
  },
  test: {
    // Vitest would look for tests below src/ otherwise.
    root: projectRoot,
    // unit: in process, nothing built; site: the one built site; machine: browsers, servers,
    // processes, copies.
    include: ['tests/{unit,site,machine}/**/*.test.{ts,tsx}', 'generated/**/*.test.tsx'],
    globalSetup: ['tests/support/global-setup.ts'],
    // What a build made for browsers is imported as it is.
    server: { deps: { external: [/\/dist\/content\//] } },
    // Test files share processes, one after the other, so that the engine compiles the program once
    // and not for each of them.
    isolate: false,
    // What was compiled for the last run is read, where it did not change.
    experimental: { fsModuleCache: true },
    setupFiles: ['tests/support/production-react.ts', 'tests/support/own-site.ts'],
    env: {
      // The fonts of the tests: of the machine's own no browser under test sees one.
      FONTCONFIG_FILE: `${projectRoot}tests/fixtures/fonts/liberation.conf`,
      // Who signs each commit, or has hooks, does so elsewhere.
      GIT_CONFIG_GLOBAL: devNull,
      GIT_CONFIG_NOSYSTEM: '1',
      // Nor does git tidy up behind each commit, in a process of its own.
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'maintenance.auto',
      GIT_CONFIG_VALUE_0: 'false',
    },
    // The styleguide and the drawings read style sheets as text.
    css: true,
    // Each loads the program, which takes ten seconds of a core. Where tests of tests/machine are run,
    // which wait for a browser or another process, tests/run.mjs asks for three more. They are no project
    // of their own, whose server would transform all files again and whose workers load them again.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    // Several times what the longest take, as tests time nothing; `--all` has longer ones.
    testTimeout: process.env['TEST_MATRIX'] === 'all' ? 600_000 : 120_000,
    hookTimeout: 120_000,
    // As long as the browser is waited for elsewhere (`context.setDefaultTimeout`).
    expect: { poll: { timeout: 30_000 } },
  },
})
