import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { memoizeTexts } from '../../../cli/lib/collections.ts'
import { dataFileNames } from '../../../cli/load/load-data.ts'
import { buildSite } from '../../../cli/site/pages/build-site.ts'
import { tradeNames } from '../../../cli/site/trades/index.ts'
import { textsBelow } from '../../../cli/validate/fields.ts'
import { inTurns, sample } from '../../support/cases.ts'
import { copyOf } from '../../support/fixtures.ts'
import { projectRoot, rootsOf } from '../../support/project.ts'
import { runCli } from '../../support/run-cli.ts'
import { dataIn } from '../../support/site-model.ts'
import { says } from '../site/trade-words.ts'
import { answersOf, initSite } from './new-site.ts'
import { settle } from './settle.ts'

interface Report {
  readonly findings: readonly {
    readonly rule: string
    readonly severity: string
    readonly message: string
    readonly page?: string
  }[]
}

/** What keeps a site from being published. */
async function leftIn(site: string) {
  const { code, stdout } = await runCli(site, ['validate', '--production', '--json'])
  const { findings } = JSON.parse(stdout) as Report
  return { code, errors: findings.filter(({ severity }) => severity === 'error') }
}

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []

const unproposed = new Set<PropertyKey>(['jobsTitle', 'tagline', '@type'])

/** The words of all that the pages of a site say, to people and programs. */
function saidBy(site: string): ReadonlySet<string> {
  const { site: frame, pages } = buildSite(dataIn(rootsOf(site)))
  // What houses are called, whose roofs a roofer's site names, is of their state; and no job is shown. The trade
  // itself, which Home names with the town and programs are told, is the owner's own answer.
  const untitled = pages.map((page) =>
    page.kind === 'home' ? { ...page, head: { ...page.head, title: '' } } : page,
  )
  const texts = [{ ...frame, street: null }, ...untitled].flatMap((each) => textsBelow(each))
  const shown = texts.filter(
    ({ value, path }) => says(value) && !path.some((part) => unproposed.has(part)),
  )
  return new Set(shown.flatMap(({ value }) => wordsOf(value)))
}

/** The words of the texts that a trade begins with. */
const wordsOfTrade = (trade: string) =>
  readFileSync(join(projectRoot, `templates/site/trades/${trade}.yaml`), 'utf8')
    .split(/^---\n/m)
    .flatMap((part) => textsBelow(parse(part)))
    .filter(({ value }) => says(value))
    .flatMap(({ value }) => wordsOf(value))

const states = ['NC', 'OR', 'GA', 'MO', 'KS', 'TX', 'MI', 'CT']

/** What is optional is said in some rows, and left out in others. */
const rows = inTurns(tradeNames, states).map(
  ([trade, state], index) =>
    [trade, state, index % 2 === 0 ? {} : { street: '12 Main St', serve: [] }] as const,
)

/** What a settled site of no trade of the list says, by its answers: all trades in a state ask. */
const saidByOther = memoizeTexts(async (answers) => {
  const { site } = await initSite(JSON.parse(answers))
  settle(site, 'own words')
  return saidBy(site)
})

describe('a site as init leaves it, of every trade', () => {
  test.each(sample(rows, 6))(
    '%s in %s: cannot be published before all is settled',
    async (...row) => {
      const [trade, state, more] = row
      const { code, stderr, site } = await initSite({ ...answersOf(state, trade), ...more })
      expect({ code, stderr }).toMatchObject({ code: 0 })
      const begun = await leftIn(site)
      expect(begun.code).toBe(1)
      expect(new Set(begun.errors.map(({ rule }) => rule))).toEqual(new Set(['placeholder/value']))
      const pages = begun.errors.flatMap(({ page }) => page ?? [])
      expect(pages.length).toBe(new Set(pages).size)
      expect(pages.length).toBeLessThanOrEqual(12)
      expect(await runCli(site, ['build', '--production'])).toMatchObject({ code: 1 })
      expect(existsSync(join(site, 'dist'))).toBe(false)

      const confirmed = copyOf(site)
      settle(confirmed, 'confirmed')
      expect(await leftIn(confirmed)).toEqual({ code: 0, errors: [] })

      const lines = settle(site, 'own words')
      expect(lines.filter((line) => dataFileNames.some((name) => name === line))).toEqual([])
      expect(await leftIn(site)).toEqual({ code: 0, errors: [] })
      const byAll = await saidByOther(JSON.stringify({ ...answersOf(state, 'other'), ...more }))
      const said = saidBy(site)
      expect(said.size).toBeGreaterThan(50)
      expect(wordsOfTrade(trade).filter((word) => said.has(word) && !byAll.has(word))).toEqual([])
    },
  )
})

test('a text of a trade that is not listed is found', async () => {
  const { site } = await initSite(answersOf('OR', 'septic'))
  const said = saidBy(site)
  expect(wordsOfTrade('septic').filter((word) => said.has(word))).toContain('septic')
})
