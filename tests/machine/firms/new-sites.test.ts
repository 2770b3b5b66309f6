import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseDocument, type Document } from 'yaml'
import { answersOf, initSite } from '../../unit/init/new-site.ts'
import { settle } from '../../unit/init/settle.ts'
import { filesIn } from '../../support/project.ts'
import { runCli } from '../../support/run-cli.ts'
import { words } from '../../support/cases.ts'
import { saidIn, saidOfExample, saidOfTrade } from './words.ts'

const firms = [
  ['OH', 'roofing', { street: '12 Main St', url: 'https://www.aldous-finch.com' }],
  ['AZ', 'solar', { registration: 'ROC 345678' }],
  ['LA', 'windows', { serve: ['Scott', 'Breaux Bridge'] }],
  ['OR', 'other', {}],
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

/** Changes a data file as an owner does. */
function change(site: string, name: string, make: (document: Document) => void): void {
  const file = join(site, `data/${name}.yaml`)
  const document = parseDocument(readFileSync(file, 'utf8'))
  make(document)
  writeFileSync(file, String(document))
}

test('of a remodeler nothing is left where an owner has written that he pumps septic tanks', async () => {
  const { site } = await initSite(answersOf('OR', 'general'))
  expect(await runCli(site, ['build', '--production'])).toMatchObject({ code: 1 })
  settle(site, 'own words')
  const former = ['kitchens-and-baths', 'additions', 'decks-and-porches']
  change(site, 'services', (list) => {
    for (const _ of former) list.deleteIn([1])
    list.setIn([0, 'name'], 'Septic Service')
  })
  change(site, 'site', (texts) => texts.deleteIn(['services', 'signs']))
  const gone = former.map((slug) => `/services/${slug}`)
  change(site, 'addresses', (addresses) => addresses.set('gone', gone))
  expect(await runCli(site, ['build', '--production'])).toMatchObject({ code: 0 })
  const dist = join(site, 'dist')
  const pages = filesIn(dist).filter((file) => file.endsWith('.html'))
  const read = (file: string) =>
    readFileSync(join(dist, file), 'utf8').replaceAll(/<style[^]*?<\/style>| class="[^"]*"/g, '')
  const left = /kitchen|bath|addition|decks?\b|porches|remodel|carpent|drywall/gi
  expect(pages.flatMap((file) => read(file).match(left) ?? [])).toEqual([])
  expect(read('index.html')).toContain('<title>Septic Service in Bend, OR')
})
