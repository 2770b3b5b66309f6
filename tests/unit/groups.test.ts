import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from '../../cli/load/list-files.ts'
import { choose, groups, isTest, ofAll } from '../groups.ts'
import { projectRoot } from '../support/project.ts'
import { words } from '../support/cases.ts'

const filesIn = (folder: string) =>
  listFiles(join(projectRoot, folder)).map((path) => `${folder}/${path}`)

const machine = filesIn('tests/machine')
const texts = Object.fromEntries(
  machine.map((path) => [path, readFileSync(join(projectRoot, path), 'utf8')]),
)

/** The names of the groups that these paths ask for, and what they ask for besides. */
function chosenBy(...paths: string[]) {
  const chosen = choose(paths, texts)
  return [...[...chosen.groups.keys()].map(({ name }) => name), ...chosen.alone]
}

test.each([
  ['cli/hosts/caddy.ts', 'hosts'],
  ['cli/write/lock.ts', 'crash'],
  ['cli/prerender/publish.ts', 'crash', 'builds'],
  ['cli/commands/edit/session.ts', 'editor', 'servers', 'readings'],
  ['cli/edit/pairs.ts', 'changes', 'editor', 'merges'],
  ['cli/commands/add-city.ts', 'changes', 'terminals'],
  ['cli/reading/marks.ts', 'readings'],
  ['cli/parse/parse.ts', 'merges'],
  ['cli/commands/upgrade.ts', 'packages'],
  ['cli/site/trades/index.ts', 'firms'],
  ['src/editor/editor.ts', 'editor', 'pages', 'firms'],
  ['src/document/Document.tsx', 'pages', 'hostile texts', 'firms'],
  ['cli/validate/validate.ts'],
  ['docs/hosts.md'],
  ['tests/unit/hosts/hosts.test.ts'],
])('a change of %s asks for these groups', (path, ...names) => {
  expect(chosenBy(path)).toEqual(names)
})

test('several paths ask for what each of them asks for, and each group says because of which', () => {
  const paths = ['cli/hosts/caddy.ts', 'docs/hosts.md', 'cli/hosts/host.ts', 'cli/write/lock.ts']
  const causes = [...choose(paths, texts).groups].map(([{ name }, because]) => [name, ...because])
  expect(causes).toEqual([
    ['crash', 'cli/write/lock.ts'],
    ['hosts', 'cli/hosts/caddy.ts', 'cli/hosts/host.ts'],
  ])
})

test('what everything rests on asks for all', () => {
  for (const path of ofAll) expect(chosenBy(path), path).toEqual(groups.map(({ name }) => name))
})

test('a test that changed is run, as are those of a helper, unless their group is', () => {
  const [lock, helper] = ['tests/machine/crash/lock.test.ts', 'tests/machine/firms/words.ts']
  const firms = machine.filter((path) => path.startsWith('tests/machine/firms/') && isTest(path))
  expect(chosenBy(lock)).toEqual([lock])
  expect(chosenBy(helper)).toEqual(firms)
  expect(chosenBy(lock, helper, 'cli/write/lock.ts')).toEqual(['crash', ...firms])
  expect(chosenBy('tests/machine/browser/gone.test.ts')).toEqual([])
})

test('of a helper in tests/support, the tests that import it are run, and those beside its user', () => {
  const imports = "import { boxes } from '../../support/boxes.ts'"
  const files = {
    'tests/machine/a/one.test.ts': imports,
    'tests/machine/a/two.test.ts': '',
    'tests/machine/b/helper.ts': imports,
    'tests/machine/b/three.test.ts': '',
  }
  expect(choose(['tests/support/boxes.ts'], files).alone).toEqual([
    'tests/machine/a/one.test.ts',
    'tests/machine/b/three.test.ts',
  ])
})

test('each test of tests/machine has a group', () => {
  const starts = groups.flatMap(({ tests }) => tests)
  const isIn = (path: string) => starts.some((start) => path.startsWith(start))
  expect(machine.filter((path) => isTest(path) && !isIn(path))).toEqual([])
})

test('the table speaks of what is there', () => {
  const files = words`cli src templates tests`.flatMap(filesIn)
  const isThere = (start: string) =>
    existsSync(join(projectRoot, start)) || files.some((path) => path.startsWith(start))
  const told = groups.flatMap(({ causes, tests }) => [...causes, ...tests])
  expect([...told, ...ofAll].filter((start) => !isThere(start))).toEqual([])
})
