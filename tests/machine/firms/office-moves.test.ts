import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { replaceOnce } from '../../support/fixtures.ts'
import { projectRoot, temporaryFolder } from '../../support/project.ts'
import { runCli } from '../../support/run-cli.ts'
import { faultsOf } from '../../site/judge/judgments.ts'

/** The day of which the data of the firm speak. */
const day = '2026-11-26'

test('an office moves across a state line as docs/how-to.md says, until all checks are green', async () => {
  const site = temporaryFolder()
  cpSync(join(projectRoot, 'tests/fixtures/firms/kansas-city'), site, { recursive: true })
  const edit = (name: string, from: string, to: string) => {
    const file = join(site, `data/${name}.yaml`)
    writeFileSync(file, replaceOnce(readFileSync(file, 'utf8'), from, to))
  }
  const found = async (command: string) => {
    const { code, stdout } = await runCli(site, [command, '--json'], day)
    const report: { findings: { severity: string; rule: string; file: string }[] } =
      JSON.parse(stdout)
    const told = report.findings.filter(({ severity }) => severity !== 'notice')
    return [code, ...told.map(({ rule, file }) => `${rule} ${file}`)]
  }

  // Words that name the town, and half of it.
  edit('site', 'Based in {locality}\n', 'Based in Kansas City\n')
  edit(
    'site',
    'Siding Contractor in {locality}, {stateCode}',
    'Siding Contractor in {locality}, MO',
  )
  expect(await found('validate')).toEqual([0])

  edit('business', 'street: 4120 Hollis Ct', 'street: 7204 Fenwick Dr')
  edit('business', 'locality: Kansas City', 'locality: Overland Park')
  edit('business', 'region: Missouri', 'region: Kansas')
  edit('business', 'regionCode: MO', 'regionCode: KS')
  edit('business', '"64111"', '"66204"')
  edit('business', 'lat: 39.05187, lon: -94.59164', 'lat: 38.99127, lon: -94.67713')
  expect(await found('validate')).toEqual([
    1,
    'business/time-zone data/business.yaml',
    'registration/state data/business.yaml',
    'county/state data/counties.yaml',
    'text/office data/site.yaml',
    'text/office data/site.yaml',
  ])
  edit('business', '\nhours:', 'timeZone: America/Chicago\n\nhours:')
  edit('business', 'number: KCL 004417\n', 'number: KCL 004417\n    state: MO\n')
  edit('business', 'number: JCL 2026-0193\n    state: KS\n', 'number: JCL 2026-0193\n')

  edit('counties', '- name: Jackson County\n', '- name: Jackson County\n  state: MO\n')
  edit('counties', '- name: Johnson County\n  state: KS\n', '- name: Johnson County\n')
  edit('counties', '- name: Wyandotte County\n  state: KS\n', '- name: Wyandotte County\n')

  edit('site', 'Based in Kansas City\n', 'Based in {locality}\n')
  edit(
    'site',
    'Siding Contractor in {locality}, MO',
    'Siding Contractor in {locality}, {stateCode}',
  )
  expect(await found('validate')).toEqual([0])

  for (const command of ['generate', 'build']) {
    expect((await runCli(site, [command], day)).code).toBe(0)
  }
  expect(await found('audit')).toEqual([0])
  expect(faultsOf(site, day)).toEqual([])

  const pageAt = (path: string) => readFileSync(join(site, `dist/${path}.html`), 'utf8')
  const titleAt = (path: string) => /<title>(.*?)<\/title>/.exec(pageAt(path))?.[1]
  expect(titleAt('index')).toBe('Siding Contractor in Overland Park, KS')
  expect(pageAt('index')).toContain('"addressRegion":"Kansas"')
  expect(titleAt('service-areas/kansascity')).toBe(
    'Siding for Kansas City shirtwaists – Kansas City, MO',
  )
  expect(pageAt('service-areas/kansascity')).toContain('KCL 004417')
  expect(pageAt('service-areas/overlandpark')).not.toContain('KCL 004417')
})
