import { expect, test } from 'vitest'
import { reportOf } from '../../support/findings.ts'
import { dataProject, fixture, replaceOnce } from '../../support/project.ts'

const phone = '"+18605550142"'
const newYork = '"+12125550142"'

const business = (...changes: readonly (readonly [from: string, to: string])[]) =>
  changes.reduce((text, [from, to]) => replaceOnce(text, from, to), fixture('business'))

async function areaCodeFindings(text: string) {
  const { findings } = await reportOf(dataProject({ 'data/business.yaml': text }))
  return findings.filter(({ rule }) => rule === 'business/area-code')
}

test('an area code of another state is a warning', async () => {
  expect(await areaCodeFindings(business([phone, newYork]))).toHaveLength(1)
})

test.each([
  ['+12035550142'],
  ['+14755550142'],
  ['+18605550142'],
  ['+19595550142'],
  ['+18005550142'],
  ['+18885550142'],
])('%s is a number of Connecticut, or of every state', async (number) => {
  expect(await areaCodeFindings(business([phone, `"${number}"`]))).toEqual([])
})

test('a state whose area codes are not known is not checked', async () => {
  const text = business([phone, newYork], ['regionCode: CT', 'regionCode: NY'])
  expect(await areaCodeFindings(text)).toEqual([])
})

test('an area code of another state can be acknowledged at the top of the file', async () => {
  const reason = 'acknowledge:\n  business/area-code: the founder kept the number\n\nurl:'
  const text = business([phone, newYork], ['url: https://ridge', `${reason} https://ridge`])
  const { findings, summary } = await reportOf(dataProject({ 'data/business.yaml': text }))
  expect(findings.filter(({ rule }) => rule === 'business/area-code')).toEqual([])
  expect(summary.errors).toBe(0)
})
