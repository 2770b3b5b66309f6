import { describe, expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { tradeNames, trades } from '../../../cli/site/trades/index.ts'
import { inTurns, sample, words } from '../../support/cases.ts'
import { answersOf, initSite, offices } from './new-site.ts'
import { runCli } from '../../support/run-cli.ts'
import { listFiles } from '../../../cli/load/list-files.ts'
import { textsBelow } from '../../../cli/validate/fields.ts'
import { fixtureData, projectRoot } from '../../support/project.ts'

/** What an owner may say or leave out: each is said in some states, and in all trades in some state. */
const optional = [
  { street: '12 Main St' },
  { url: 'https://www.aldous-finch.com' },
  { serve: [] },
  { registration: 'none' },
]

const told = (index: number) =>
  Object.assign({}, ...optional.filter((_, bit) => (index >> bit) % 2 === 1)) as object

const states = Object.keys(offices)
const rows = inTurns(states, tradeNames).map(([state, trade]) => {
  const index = tradeNames.indexOf(trade) * 3 + states.indexOf(state) * 5
  return [trade, state, told(index)] as const
})

describe('a new site, of every trade in states of every kind', () => {
  test.each(sample(rows, 3))('%s in %s, with %o', async (trade, state, more) => {
    const { code, stderr, site } = await initSite({ ...answersOf(state, trade), ...more })
    expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringContaining('npm start') })
    const checked = await runCli(site, ['validate', '--json'])
    const { findings } = JSON.parse(checked.stdout) as { findings: { severity: string }[] }
    expect(findings.filter(({ severity }) => severity !== 'notice')).toEqual([])
    expect(await runCli(site, ['generate', '--check'])).toMatchObject({ code: 0, stdout: '' })
    const { home, shared, services } = parse(readFileSync(join(site, 'data/site.yaml'), 'utf8'))
    const onHome = [home, shared, services.signs ?? {}].flatMap((part) =>
      textsBelow(part, 'title').filter(({ path }) => path.at(-2) !== 'items'),
    )
    const headings = onHome.map(({ value }) => value)
    expect(headings).toEqual([...new Set(headings)])
  })
})

const starters = join(projectRoot, 'templates/site')

const readTrade = (trade: string) =>
  readFileSync(join(starters, `trades/${trade}.yaml`), 'utf8').split(/^---\n/m)

/** What a firm has to know of itself before it says so. */
const promises =
  /(?<!\b91?)\d(?!11\b)|\bfree\b (?!weekend)|\b(?:licensed|certified|bonded|trusted|award\w*|best|guarantee\w*|warrant\w*|experienced?|years of|same.day|emergenc\w+|lowest|affordable)\b|\bwe (?:are|have|never|always|will|do|offer)\b|\bour\b/i

/** Of `other` the owner says what it does. */
const known = tradeNames.filter((trade) => trade !== 'other')

describe.each(known)('what a new site says for %s', (trade) => {
  const [general = '', services = ''] = readTrade(trade)
  const offers = parse(services) as { readonly slug: string }[]

  test('four to six services, short enough to be read before they are changed', () => {
    expect(offers.length).toBeGreaterThanOrEqual(4)
    expect(offers.length).toBeLessThanOrEqual(6)
    const lines = services.split('\n').filter((line) => !line.startsWith('  picture: '))
    expect(lines.length).toBeLessThanOrEqual(88)
  })

  test('what people notice leads to all but one of the services at most', () => {
    const slugs = offers.map(({ slug }) => `/services/${slug}`)
    const links = textsBelow(parse(general), 'to').map(({ value }) => value)
    expect(links.filter((to) => !slugs.includes(to))).toEqual([])
    expect(new Set(links).size).toBeGreaterThanOrEqual(slugs.length - 1)
  })

  test('it promises nothing in the name of a firm', () => {
    const texts = [parse(general), offers].flatMap((each) => textsBelow(each))
    const said = texts.map(({ value }) => value).filter((text) => promises.test(text))
    expect(said).toEqual([])
  })
})

test('no two services of all trades show one picture, nor that with which Home begins', () => {
  const shown = known.flatMap((trade) =>
    (parse(readTrade(trade)[1] ?? '') as { readonly picture: string }[]).map(
      ({ picture }) => picture,
    ),
  )
  const all = [...shown, ...known.filter((trade) => trade !== 'roofing').map(signatureOf)]
  expect(all.toSorted()).toEqual([...new Set(all)].toSorted())
})

const signatureOf = (trade: (typeof known)[number]): string => trades[trade].signature

/** The words of a trade for site.yaml, and where in them each text stands. */
const wordsOf = (trade: string) =>
  parse(readTrade(trade)[0] ?? '') as Readonly<Record<string, unknown>>
const textAt = (trade: string, place: string) =>
  textsBelow(wordsOf(trade)).find(({ path }) => path.join('.') === place)?.value

/** Headings that would say of any trade that the site was made from a form. */
const own = words`
  heading call.title work.title hire.title noticed where ends.services.title ends.contact.title town.title
  town.call.title job.title`

test.each(own)('what stands at %s is said of no two trades', (place) => {
  const texts = known.map((trade) => textAt(trade, place))
  expect(texts).not.toContain(undefined)
  expect(texts.toSorted()).toEqual([...new Set(texts)].toSorted())
})

test('the texts of all trades have one shape, and headings have room in one line', () => {
  const shapeOf = (trade: string) =>
    Object.keys(wordsOf(trade)).filter((key) => !/^(noticed|signs|pageTitle|newCity)$/.test(key))
  for (const trade of tradeNames) {
    expect(shapeOf(trade)).toEqual(shapeOf('roofing'))
    const titles = own.slice(2).map((place) => textAt(trade, place) ?? '')
    expect(titles.filter((title) => title.length > 33)).toEqual([])
  }
})

test('no text of a trade has five words in a row of the example', () => {
  const example = new Set(
    listFiles(fixtureData)
      .filter((file) => file.endsWith('.yaml'))
      .flatMap((file) => textsBelow(parse(readFileSync(join(fixtureData, file), 'utf8'))))
      .flatMap(({ value }) => runsOf(value)),
  )
  const shared = tradeNames
    .flatMap((trade) => readTrade(trade).map((part) => parse(part) as unknown))
    .flatMap((part) => textsBelow(part))
    .filter(({ value }) => runsOf(value).some((run) => example.has(run)))
  expect(shared).toEqual([])
})

function runsOf(text: string): string[] {
  const all = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return all.slice(4).map((_, at) => all.slice(at, at + 5).join(' '))
}

test('a new site of a known trade leaves at most twelve things to its owner', () => {
  const files = listFiles(starters).filter((file) => file !== 'trades/other.yaml')
  const texts = files.map((file) => readFileSync(join(starters, file), 'utf8'))
  expect(texts.join('').match(/TODO: /g)?.length).toBeLessThanOrEqual(12)
})
