import { words } from './support/cases.ts'

/** Tests of tests/machine that are about the same parts of the program. Paths are told by how they begin. */
export interface Group {
  readonly name: string
  /** What they are about: a change of it asks for them. */
  readonly causes: readonly string[]
  /** The test files; of those in tests/unit, a group runs all cases. */
  readonly tests: readonly string[]
}

const group = (name: string, causes: readonly string[], tests: readonly string[]): Group => ({
  name,
  causes,
  tests: tests.map((path) => `tests/${path}`),
})

/** Which tests of tests/machine `npm test -- --changed` runs. */
export const groups: readonly Group[] = [
  group('crash', words`cli/write/ cli/prerender/publish cli/prerender/dist-folder`, [
    'machine/crash/',
  ]),
  group('hosts', words`cli/hosts/ cli/prerender/host-table`, ['machine/hosts/']),
  group(
    'changes',
    words`cli/edit/ cli/site/entries/ cli/site/changes/ cli/project/ cli/commands/add
      cli/commands/import cli/commands/remove cli/commands/rename cli/commands/set`,
    ['machine/change/'],
  ),
  group(
    'editor',
    words`cli/edit/ cli/commands/edit cli/site/entries/ cli/site/proposed cli/site/schema/ src/editor/`,
    words`machine/edit/ machine/browser/edit`,
  ),
  group(
    'servers',
    words`cli/serve/ cli/project/serve-sources cli/commands/dev cli/commands/edit
      cli/commands/preview`,
    words`machine/serve/ machine/browser/dev. machine/browser/edit.`,
  ),
  group(
    'packages',
    words`cli/bin/ package.json cli/package.json .npmrc cli/load/packages cli/load/npm
      cli/commands/init cli/commands/test cli/commands/upgrade`,
    words`machine/package/ machine/processes/`,
  ),
  group('pages', ['src/'], ['machine/browser/']),
  group(
    'merges',
    words`cli/edit/ cli/parse/ cli/load/manifest cli/load/records cli/load/git`,
    words`machine/processes/merge machine/processes/lost-dates machine/processes/emptied-files unit/data/edit- unit/data/fuzz
      unit/data/in-place unit/data/read-value`,
  ),
  group(
    'builds',
    words`cli/bundle/ cli/cache/ cli/prerender/ cli/render/content-modules cli/commands/build`,
    words`machine/build/ machine/e2e/`,
  ),
  group(
    'readings',
    words`cli/reading/ cli/site/reading. cli/site/changes/ cli/commands/edit cli/commands/report
      cli/report/ cli/pictures/ cli/project/open-reading cli/project/built-site
      cli/project/picture-pages`,
    words`machine/e2e/clicks machine/e2e/report machine/e2e/change-report machine/e2e/docs-report
      machine/processes/commit machine/browser/report-pictures`,
  ),
  group(
    'terminals',
    words`cli/main.ts cli/program.ts cli/command-line/ cli/commands/add cli/commands/init
      cli/project/`,
    words`machine/e2e/terminal machine/e2e/init machine/e2e/standard-output`,
  ),
  group('hostile texts', words`templates/ cli/render/ cli/site/schema/ src/document/`, [
    'machine/hostile/',
  ]),
  group('firms', words`cli/site/pages/ cli/site/look/ cli/site/trades/ cli/site/states/ src/`, [
    'machine/firms/',
  ]),
]

/** What everything rests on: a change of it asks for all. */
export const ofAll: readonly string[] = words`
  package-lock.json templates/types.ts vite.config.ts tests/run.mjs tests/groups.ts`

const beginsAs = (path: string) => (start: string) => path.startsWith(start)

/** The groups that a changed path asks for. */
const groupsOf = (path: string): readonly Group[] =>
  ofAll.includes(path) ? groups : groups.filter(({ causes }) => causes.some(beginsAs(path)))

interface Chosen {
  /** Each with the paths that asked for it; the others are left out. */
  readonly groups: ReadonlyMap<Group, readonly string[]>
  /** Tests that no such group has, because of themselves or of a helper of theirs. */
  readonly alone: readonly string[]
}

/**
 * What some changed paths ask for. `machine` has all files of tests/machine with their texts: a test
 * that changed is run, and so are the tests of a folder in which a helper changed, or imports one
 * that did.
 */
export function choose(
  changed: readonly string[],
  machine: Readonly<Record<string, string>>,
): Chosen {
  const asked = groups.map(
    (each) => [each, changed.filter((path) => groupsOf(path).includes(each))] as const,
  )
  const chosen = new Map(asked.filter(([, causes]) => causes.length > 0))
  const covered = [...chosen.keys()].flatMap(({ tests }) => tests)
  const helpers = changed.flatMap((path) => /^tests(\/support\/.+)/.exec(path)?.[1] ?? [])
  const touched = Object.keys(machine).filter(
    (path) =>
      changed.includes(path) || helpers.some((helper) => machine[path]?.includes(`..${helper}'`)),
  )
  const places = touched.map((path) => (isTest(path) ? path : path.replace(/[^/]+$/, '')))
  const alone = Object.keys(machine).filter(
    (path) => isTest(path) && places.some(beginsAs(path)) && !covered.some(beginsAs(path)),
  )
  return { groups: chosen, alone }
}

export const isTest = (path: string) => /\.test\.tsx?$/.test(path)
