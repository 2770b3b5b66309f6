import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { answersOf, initSite } from '../../unit/init/new-site.ts'
import { runCli } from '../../support/run-cli.ts'
import { words } from '../../support/cases.ts'
import { saidIn, saidOfExample, saidOfTrade } from './words.ts'

const firms = [
  ['OH', 'roofing', { street: '12 Main St', url: 'https://www.aldous-finch.com' }],
  ['AZ', 'solar', { registration: 'ROC 345678' }],
  ['LA', 'windows', { serve: ['Scott', 'Breaux Bridge'] }],
] as const

/** Words of the example that are no firm's own. */
const anybodys = [
  ...words`07:00 08:00 18:00`,
  'at the foot of every page',
  'Free Estimates',
  'Low Slopes',
  'Roof Repair',
  'Roof Repairs',
  'Roof Replacement',
  'Service Areas',
  'Shingle Roofs',
  'Storm Damage',
]

test.each(firms)(
  'a new site is built and judged without a word, and says none of the example: %s, %s',
  async (state, trade, more) => {
    const { site } = await initSite({ ...answersOf(state, trade), ...more })
    const answers = []
    for (const command of ['validate', 'generate --check', 'build', 'audit']) {
      const { code, stdout } = await runCli(site, [...command.split(' '), '--json'])
      const { findings = [] } = JSON.parse(stdout || '{}') as { findings?: { severity: string }[] }
      answers.push([command, code, findings.filter(({ severity }) => severity !== 'notice')])
    }
    expect(answers).toEqual([
      ['validate', 0, []],
      ['generate --check', 0, []],
      ['build', 0, []],
      ['audit', 0, []],
    ])
    const isText = (file: string) => !/(^|\/)(dist|node_modules)\/|\.(png|woff2|ico)$/.test(file)
    expect(saidIn(site, { isRead: isText, own: anybodys })).toEqual([])
    const dist = join(site, 'dist')
    expect(readFileSync(join(dist, 'about.html'), 'utf8')).toContain('>TODO: ')
    expect(saidOfExample({ data: join(site, 'data'), dist })).toEqual([])
    expect(saidOfTrade({ data: join(site, 'data'), dist })).toEqual([])
  },
)
