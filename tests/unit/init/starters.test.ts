import { describe, expect, test } from 'vitest'
import { tradeNames } from '../../../cli/site/trades/index.ts'
import { inTurns } from '../../support/matrix.ts'
import { answersOf, initSite, offices } from '../../support/new-site.ts'
import { runCli } from '../../support/run-cli.ts'

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
  test.each(rows)('%s in %s, with %o', async (trade, state, more) => {
    const { code, stderr, site } = await initSite({ ...answersOf(state, trade), ...more })
    expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringContaining('npm start') })
    const checked = await runCli(site, ['validate', '--json'])
    const { findings } = JSON.parse(checked.stdout) as { findings: { severity: string }[] }
    expect(findings.filter(({ severity }) => severity !== 'notice')).toEqual([])
    expect(await runCli(site, ['generate', '--check'])).toMatchObject({ code: 0, stdout: '' })
  })
})
