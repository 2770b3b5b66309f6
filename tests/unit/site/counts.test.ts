import { expect, test } from 'vitest'
import { fillTexts } from '../../../cli/site/pages/interpolate.ts'
import { toCount } from '../../../cli/site/served-towns.ts'
import { newFindings } from '../../support/reports.ts'
import { fixtureWith, proofData } from '../../support/fixtures.ts'

const data = proofData()

const filled = (heading: string) => {
  const home = { ...data.site.home, heading }
  return fillTexts({ ...data, site: { ...data.site, home } }).site.home.heading
}

test.each([
  ['{services} kinds of work', 'Six kinds of work'],
  ['Our {services} kinds of work', 'Our six kinds of work'],
  ['One number. {counties} counties', 'One number. Two counties'],
  ['“{counties} counties”', '“Two counties”'],
  ['1. {counties} counties', '1. Two counties'],
  ['Of 3.{counties} counties', 'Of 3.Two counties'],
  ['From here to there: {counties} counties', 'From here to there: two counties'],
  ['24/7 in {towns} towns', '24/7 in 30 towns'],
  ['{name} in {counties} counties', 'Ridge & Eave Roofing in two counties'],
])('%s', (text, expected) => {
  expect(filled(text)).toBe(expected)
})

test('a count is a word up to twelve, digits above', () => {
  expect([0, 1, 12, 13, 1200].map(toCount)).toEqual(['no', 'one', 'twelve', '13', '1,200'])
})

test('numbers of other things, and those that the data has, are no fault', async () => {
  const quiet = [
    'Six kinds of work, 6 services, two counties, 30 towns, and 23 towns have a page.',
    'Storm work here, and in the other five towns; the next three towns; three to five towns.',
    'More than 20 towns, at least 12 towns, over 10 services, about 4 counties.',
    'Seven towns in Litchfield County, five towns away, eight towns of the valley, 24/7 services.',
    'One town, one county, 50+ towns, $5 services, 1-3 services.',
  ]
  const reason = 'acknowledge: { page/title-length: Nine counties would be longer. }'
  const site = fixtureWith(
    'site',
    'heading: Roofing services\n  house: victorian\n  lead: >-\n',
    `heading: Roofing services\n  house: victorian\n  ${reason}\n  lead: >-\n    ${quiet.join('\n    ')}\n`,
  )
  expect(await newFindings({ 'data/site.yaml': site })).toEqual([])
})
