import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import type { Block } from '../../../cli/reading/page.ts'
import type { Finding } from '../../../cli/lib/finding.ts'
import { tablePath } from '../../../cli/prerender/host-table.ts'
import { replaceOnce } from '../../support/fixtures.ts'
import { snapshot, temporaryFolder } from '../../support/project.ts'
import { runCli } from '../../support/run-cli.ts'
import { words } from '../../support/cases.ts'
import { errorsUnder } from '../../support/reports.ts'
import { refuseMarks, unreadable } from '../../support/site-model.ts'

const fixtureSite = inject('fixtureSite')

/** A copy of the built site that may be changed. */
function builtCopy(): string {
  const folder = temporaryFolder()
  for (const part of ['data', 'dist'])
    cpSync(join(fixtureSite, part), join(folder, part), { recursive: true })
  cpSync(tablePath(fixtureSite), tablePath(folder))
  return folder
}

const edit = (file: string, from: string, to: string) =>
  writeFileSync(file, replaceOnce(readFileSync(file, 'utf8'), from, to))

async function auditJson(folder: string, ...args: string[]) {
  const { code, stdout } = await runCli(folder, ['audit', '--json', ...args])
  const { findings }: { readonly findings: readonly Finding[] } = JSON.parse(stdout)
  return { code, findings, stdout }
}

test('the JSON is as the published schema says, and tells what stands on every page once, at its line of the data', async () => {
  const { code, findings: all, stdout } = await auditJson(fixtureSite)
  expect(errorsUnder('findings', stdout)).toBeNull()
  expect(code).toBe(0)
  expect(all.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(all.filter(({ file }) => !file.startsWith('data/'))).toEqual([])

  const findings = all.filter(({ rule }) => rule === 'links/redirect')
  const lines = readFileSync(join(fixtureSite, 'data/site.yaml'), 'utf8').split('\n')
  const places = findings.map(({ file, line, pages = [] }) => [
    file,
    lines[line - 1]?.trim(),
    pages.length,
  ])
  const footer = findings.filter(({ file }) => file === 'data/site.yaml')
  expect(footer).toHaveLength(findings.length)
  expect(places).toContainEqual(['data/site.yaml', 'to: /services/repairs', expect.any(Number)])
  expect(footer.every(({ built }) => built?.file === 'dist/index.html')).toBe(true)
})

test('a rule that is none is told', async () => {
  const { code, stderr } = await runCli(fixtureSite, ['audit', '--rule', 'link/redirect'])
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: 'There is no rule of audit "link/redirect". Did you mean links/redirect?\n',
  })
})

test('a site of other data is not judged', async () => {
  const folder = builtCopy()
  edit(join(folder, 'data/site.yaml'), 'text: Get Free Estimate', 'text: Free Estimate')
  const { code, stderr } = await runCli(folder, ['audit'])
  expect(code).toBe(4)
  expect(stderr).toContain('dist/ was not built from the data as they are now.')
  rmSync(join(folder, 'dist'), { recursive: true })
  expect((await runCli(folder, ['audit'])).stderr).toContain('There is no built site in dist/.')
})

test.each([['audit'], ['explain', '/about']])(
  'where a page cannot be read, %s names the field and ends with exit code 4',
  async (...args) => {
    refuseMarks()
    const filesOf = () => ['data', 'dist'].map((part) => snapshot(join(fixtureSite, part)))
    const before = filesOf()
    const told = await runCli(fixtureSite, [...args, '--quiet'])
    expect(told).toEqual(unreadable(fixtureSite))
    expect(filesOf()).toEqual(before)
  },
)

test('settings of audit change no page, and ask for no new build', async () => {
  const folder = builtCopy()
  const site = join(folder, 'data/site.yaml')
  const setting = `
audit:
  acknowledged:
    - { rule: links/redirect, about: /services/repairs, reason: A short one. }
`
  appendFileSync(site, setting)
  const { findings } = await auditJson(folder, '--rule', 'links/redirect')
  expect(new Set(findings.map(({ rule }) => rule))).toEqual(new Set(['links/redirect']))
  const told = findings.map(({ message }) => /leads to (\S+),/.exec(message)?.[1])
  const others = words`
    /services/residential /services/commercial /services/replacement /services/emergency
    /service-areas/new-haven-county /service-areas/middlesex-county`
  expect(new Set(told)).toEqual(new Set(others))
})

test('explain names the line of the data for each text', async () => {
  const { stdout } = await runCli(fixtureSite, ['explain', '/service-areas/essex', '--json'])
  type Text = Pick<Block, 'tag' | 'text'> & { readonly origins: readonly Finding[] }
  const { texts }: { readonly texts: readonly Text[] } = JSON.parse(stdout)
  const heading = texts.find(({ tag }) => tag === 'h1')
  const [from] = heading?.origins ?? []
  const lines = readFileSync(join(fixtureSite, 'data/cities.yaml'), 'utf8').split('\n')
  expect(from?.file).toBe('data/cities.yaml')
  expect(lines[(from?.line ?? 0) - 1]).toBe(`  pageTitle: ${heading?.text}`)
  const unknown = await runCli(fixtureSite, ['explain', '/service-areas/esex'])
  expect(unknown.stderr).toContain('Did you mean /service-areas/essex?')
})
