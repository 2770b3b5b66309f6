import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from '../../../cli/load/list-files.ts'
import { bringTemplates, projectRoot, temporaryFolder } from '../../support/project.ts'
import { runCli } from '../../support/run-cli.ts'

const pageOf = (name: string) => readFileSync(join(projectRoot, 'docs', name), 'utf8')
const docs = (...args: readonly string[]) => runCli(temporaryFolder(), ['docs', ...args])

test('`docs` lists each page of the manual with its heading, without a project', async () => {
  const { code, stdout } = await docs()
  expect(code).toBe(0)
  const [list = '', where] = stdout.split('\n\n')
  const files = listFiles(join(projectRoot, 'docs')).filter((file) =>
    /^[^/]+\.(md|json)$/.test(file),
  )
  const names = [...files.map((file) => file.replace(/\.md$/, '')), 'decisions', 'rules']
  expect(list.split('\n').map((line) => line.split(' ')[0])).toEqual(names.toSorted())
  expect(list.split('\n').filter((line) => !/^\S+ +\S/.test(line))).toEqual([])
  expect(where).toMatch(/^The files are in .*docs\.\n$/)
})

test.each(['how-to', 'how-to.md', 'docs/how-to.md', 'docs/how-to'])(
  '`docs %s` prints it',
  async (name) => {
    expect((await docs(name)).stdout).toBe(pageOf('how-to.md'))
  },
)

test('a schema, and a page of a folder', async () => {
  expect((await docs('plan.schema.json')).stdout).toBe(pageOf('plan.schema.json'))
  expect((await docs('rules')).stdout).toBe(pageOf('rules/README.md'))
  expect((await docs('rules/areas')).stdout).toBe(pageOf('rules/areas.md'))
})

test('a section ends where the next of its rank begins', async () => {
  const { stdout } = await docs('commands#validate')
  expect(stdout).toMatch(/^## validate\n/)
  expect(stdout).toContain('\n### Repairs: `--fix`\n')
  expect(stdout.match(/^## .+/gm)).toEqual(['## validate'])
  expect(pageOf('commands.md')).toContain(stdout)
  expect((await docs('commands#repairs---fix')).stdout).toMatch(/^### Repairs: `--fix`\n/)
})

test('each command has a section where its help says', async () => {
  const { stdout } = await runCli(temporaryFolder(), ['--help'])
  const names = Array.from(stdout.matchAll(/^ {2}([a-z]+(?:-[a-z]+)*) .*/gm), ([, name]) => name)
  expect(names.length).toBeGreaterThan(20)
  for (const name of names.filter((each) => each !== 'help')) {
    expect((await docs(`commands#${name}`)).stdout).toMatch(new RegExp(`^#{2,3} ${name}\n`))
  }
})

test('as JSON, the list names the files, and a page has its text', async () => {
  const { pages } = JSON.parse((await docs('--json')).stdout)
  expect(pages).toContainEqual({
    name: 'ci',
    title: 'Continuous integration',
    file: join(projectRoot, 'docs/ci.md'),
  })
  const page = JSON.parse((await docs('ci', '--json')).stdout)
  expect(page).toMatchObject({ version: 1, name: 'ci', text: pageOf('ci.md') })
})

test.each([
  ['comands', 'There is no page "comands". Did you mean commands?'],
  ['commands#inti', 'There is no section of commands "inti". Did you mean init?'],
])('an unknown name, %s: exit code 2, and the nearest', async (name, message) => {
  expect(await docs(name)).toEqual({ code: 2, stdout: '', stderr: `${message}\n` })
})

test('an engine without docs/ says so', async () => {
  const folder = temporaryFolder()
  bringTemplates(folder)
  expect(await runCli(folder, ['docs'])).toEqual({
    code: 4,
    stdout: '',
    stderr: `There is no manual in ${join(folder, 'docs')}.\n`,
  })
})
