import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { settingsRule } from '../../../cli/audit/run-rules.ts'
import { readRuleWords } from '../../../cli/commands/rules/rule-words.ts'
import { readDocs } from '../../../cli/load/docs.ts'
import { readingRule } from '../../../cli/reading/reading-rule.ts'
import { audits } from '../../../cli/site/audits/index.ts'
import { rules } from '../../../cli/site/rules/index.ts'
import { factNames, inBraces } from '../../../cli/site/schema/business.ts'
import { mostHeading, mostLeadWords } from '../../../cli/site/schema/cities.ts'
import { bringTemplates, projectRoot, temporaryFolder } from '../../support/project.ts'
import { runCli } from '../../support/run-cli.ts'

const all = [...rules, ...audits, settingsRule, readingRule]
const ids = all.map(({ id }) => id)
const pages = readDocs(projectRoot, 'rules')
const words = new Map([...pages.values()].flatMap((page) => [...readRuleWords(page)]))
const headingsOf = (page: string) =>
  Array.from((pages.get(page) ?? '').matchAll(/^## (.*)$/gm), ([, heading = '']) => heading)

test('no two rules have one id', () => {
  expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*\/[a-z]+(-[a-z]+)*$/.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})

test('docs/rules/ has a heading for each rule and no other, in the order of the table', () => {
  const headings = [...pages.keys()].map(headingsOf)
  expect(headings.flat().toSorted()).toEqual(ids.toSorted())
  for (const own of headings) expect(own).toEqual(ids.filter((id) => own.includes(id)))
})

/** Found as it is called: a list of the files that there were would be of the last run. */
const importFile = (path: string): Promise<object> =>
  import(/* @vite-ignore */ join(projectRoot, path))

const rooms: Readonly<Record<string, (name: string) => Promise<object>>> = {
  rules: (name) => importFile(`cli/site/rules/${name}.ts`),
  audits: (name) => importFile(`cli/site/audits/${name}.ts`),
}

test('each rule has its page under the name of its file', async () => {
  const written = Object.entries(rooms).flatMap(([room, load]) => {
    const files = readdirSync(join(projectRoot, 'cli/site', room)).filter(
      (file) => file !== 'index.ts',
    )
    return files.map(async (file) => {
      const name = basename(file, '.ts')
      const lists = Object.values(await load(name)).filter(Array.isArray)
      const own: string[] = lists.flat().flatMap((each) => each?.id ?? [])
      return own.map((id) => ({ id, page: `${name}.md` }))
    })
  })
  const placed = (await Promise.all(written)).flat()
  const own = [...rules, ...audits].map(({ id }) => id)
  expect(placed.map(({ id }) => id).toSorted()).toEqual(own.toSorted())
  expect(placed.filter(({ id, page }) => !headingsOf(page).includes(id))).toEqual([])
})

test('each rule says what it asks and why, and shows a fault and what mends it', () => {
  expect(ids.filter((id) => !words.has(id))).toEqual([])
  for (const { asks, why, fault, repair } of words.values()) {
    expect([asks, why].filter((text) => !/^[^a-z].*\.$/.test(text))).toEqual([])
    expect(fault).not.toBe(repair)
    // A part of the next section, or a fence that is not closed, would be in it.
    expect([asks, why, fault, repair].filter((text) => /```|^#|^Mended:/m.test(text))).toEqual([])
  }
})

test('a page says of a rule what its check goes by', () => {
  expect(words.get('city/lead')?.asks).toContain(`at most ${mostLeadWords} words`)
  expect(words.get('city/heading')?.asks).toContain(`at most ${mostHeading} characters`)
  for (const id of ['text/fact-misspelt', 'text/fact-unknown']) {
    expect(words.get(id)?.why).toContain(inBraces(factNames))
  }
})

test('each page of docs/rules/ is in its list', () => {
  const list = pages.get('README.md') ?? ''
  const others = [...pages.keys()].filter((page) => page !== 'README.md')
  expect(others.filter((page) => !list.includes(`(${page})`))).toEqual([])
})

test('`rules` lists every rule on a line of its own, without a project', async () => {
  const { code, stdout, stderr } = await runCli(temporaryFolder(), ['rules'])
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  const lines = stdout.trimEnd().split('\n')
  expect(lines.map((line) => line.split(' ')[0])).toEqual(ids)
  expect(lines.map((line) => line.split(/ {2,}/).slice(1))).toEqual(
    all.map(({ id, severity }) => [severity, words.get(id)?.asks]),
  )
})

test('`rules ID` explains one', async () => {
  const { stdout } = await runCli(temporaryFolder(), ['rules', 'county/unknown'])
  expect(stdout).toBe(`county/unknown (error)
The county of a city is an entry of counties.yaml.

The city's page links to the page of its county, which has to exist. A county that your state has is taken at its word, however close its name is to that of another: the finding then shows the entry to add.

Fault:
  county: Middelsex County

Mended:
  county: Middlesex County
`)
})

test.each([
  [[], all.length],
  [['page/title-length'], 1],
])('as JSON, `rules %j` has %i', async (args, count) => {
  const { stdout } = await runCli(temporaryFolder(), ['rules', ...args, '--json'])
  const explained = JSON.parse(stdout)
  expect(explained.version).toBe(1)
  expect(explained.rules).toHaveLength(count)
  for (const rule of explained.rules) {
    expect(Object.keys(rule)).toEqual(['id', 'severity', 'summary', 'why', 'fault', 'repair'])
    const { asks: summary, ...others } = words.get(rule.id) ?? {}
    expect(rule).toMatchObject({ summary, ...others })
  }
})

test('a block of code is told as it stands, and of a paragraph the lines in one', async () => {
  const { stdout } = await runCli(temporaryFolder(), ['rules', 'public/clash'])
  expect(stdout).toBe(`public/clash (error)
A file in data/public/ does not replace a generated one.

The file would replace one that the build writes, or be replaced by it.

Fault:
  data/public/robots.txt

Mended:
  Rename or remove the file; robots.txt, the sitemap, pages and the files of hosts (.htaccess, vercel.json) are written by the build.
`)
})

test('an engine without docs/rules/ says so', async () => {
  const folder = temporaryFolder()
  bringTemplates(folder)
  expect(await runCli(folder, ['rules', 'county/unknown'])).toEqual({
    code: 4,
    stdout: '',
    stderr: `No page of docs/rules/ in ${folder} has the rule county/unknown.\n`,
  })
})

test('an unknown id: exit code 2, and the nearest', async () => {
  expect(await runCli(temporaryFolder(), ['rules', 'county/unknwon'])).toEqual({
    code: 2,
    stdout: '',
    stderr: 'There is no rule "county/unknwon". Did you mean county/unknown?\n',
  })
})
