import { expect, test } from 'vitest'
import { buildBusiness } from '../../../cli/site/pages/business-facts.ts'
import { laws } from '../../../cli/site/states/laws.ts'
import { textsBelow } from '../../../cli/validate/fields.ts'
import { auditSite, findingsOf, type TestPages } from '../../support/audit-site.ts'
import { reportOf } from '../../support/reports.ts'
import { dataProject, fixtureWith, withFewCities } from '../../support/fixtures.ts'
import { modelOf, siteData } from '../../support/site-model.ts'

const names: Readonly<Record<string, string>> = {
  AZ: 'Arizona',
  CA: 'California',
  CT: 'Connecticut',
  IL: 'Illinois',
  MA: 'Massachusetts',
  NJ: 'New Jersey',
  OH: 'Ohio',
  RI: 'Rhode Island',
  WA: 'Washington',
}

const registration = /^registration:\n(?: {2}.*\n)+/m

/** What `validate` says of law to the frozen firm in another state, with another registration. */
async function saidOf(code: string, registered: string, trade = 'roofing'): Promise<string[]> {
  const place = `region: ${names[code]}\n  regionCode: ${code}`
  const moved = fixtureWith('business', 'region: Connecticut\n  regionCode: CT', place)
    .replace('trade: roofing\n', `trade: ${trade}\n`)
    .replace(registration, registered && `registration: ${registered}\n`)
  const { findings } = await reportOf(
    dataProject({ ...withFewCities, 'data/business.yaml': moved }),
  )
  return findings
    .filter(({ rule }) => /^(registration|contract)\/|^claim\/license/.test(rule))
    .map(({ rule, message, expected }) => `${rule}: ${message} ${expected}`)
}

const rulesOf = (said: readonly string[]) => said.map((each) => each.split(':')[0]).toSorted()

const word = 'claim/license-wording'

test.each([
  ['AZ', '{ label: Arizona licensed roofer, number: ROC 123456 }', []],
  ['AZ', '{ label: Arizona licensed roofer, number: "123456" }', ['registration/form']],
  ['AZ', '[{ label: roofer, number: ROC 1 }, { label: city license, number: B 7 }]', []],
  ['AZ', 'none', []],
  ['AZ', '', ['registration/missing']],
  ['CA', '{ label: contractor, number: "License #1", name: Ridge }', []],
  ['CA', '{ label: contractor, number: "Lic. # 1" }', ['registration/form']],
  ['CA', '{ label: contractor, number: "1", name: Ridge }', ['registration/form']],
  ['CA', '', ['registration/missing']],
  ['CT', '{ label: HIC registration, number: HIC.1 }', [word]],
  ['CT', '{ label: contractor, number: HIC.1 }', [word, 'registration/form']],
  ['CT', '', [word, 'registration/missing']],
  ['IL', '{ label: roofing contractor, number: "1", name: Ridge }', []],
  ['IL', '{ label: roofing contractor, number: "1" }', ['registration/form']],
  ['IL', '', ['registration/missing']],
  ['MA', '{ label: HIC registration no., number: "1" }', [word]],
  ['MA', '', [word, 'registration/missing']],
  ['NJ', '{ label: NJ HIC registration no., number: "1" }', [word]],
  ['NJ', '', [word, 'registration/missing']],
  ['RI', '{ label: registered contractor, number: "1" }', [word]],
  ['RI', '', [word, 'registration/missing']],
  ['WA', '{ label: registered contractor, number: W1, name: Ridge }', [word]],
  ['WA', '{ label: registered contractor, number: W1 }', [word, 'registration/form']],
  ['WA', '', [word, 'registration/missing']],
  ['OH', '', [word, 'registration/no-rule']],
  ['OH', 'none', [word]],
  ['OH', '{ label: registered in Akron, number: "1" }', [word]],
] as const)('in %s of registration %j is said %j', async (code, registered, rules) => {
  const said = await saidOf(code, registered)
  expect(rulesOf(said)).toEqual(rules)
  // Law of one state is said in no other.
  const others = Object.values(names).filter((name) => name !== names[code])
  expect(said.filter((each) => others.some((name) => each.includes(name)))).toEqual([])
})

test('a license of roofers is asked of no painter, who may have none', async () => {
  expect(rulesOf(await saidOf('IL', '', '[windows, roofing]'))).toEqual(['registration/missing'])
  expect(rulesOf(await saidOf('IL', '', 'painting'))).toEqual([word])
})

test('each fact names what was read, and the day of the copy', () => {
  const facts = [...laws.values()].flatMap((law) =>
    textsBelow(law).filter(({ path, value }) => path.at(-1) !== 'example' && value.length > 40),
  )
  expect(facts.length).toBeGreaterThan(20)
  const bare = facts.filter(
    ({ value }) => !/^[A-Z].* \(.*\b(?:20\d\d|undated)\b[^()]*\)$/.test(value),
  )
  expect(bare).toEqual([])
})

/** A built site of a firm in a state, with these numbers. */
function builtIn(regionCode: string, pages: TestPages, numbers: readonly string[] = []) {
  const data = siteData()
  const model = modelOf()
  const { business } = data
  const registrations = numbers.map((number) => ({ label: 'roofer', number, lookup: null }))
  return auditSite(pages, {
    data: { ...data, business: { ...business, address: { ...business.address, regionCode } } },
    model: {
      ...model,
      site: { ...model.site, business: { ...model.site.business, registrations } },
    },
  })
}

const inLaw = (...site: Parameters<typeof builtIn>) =>
  findingsOf('honesty/state-law', builtIn(...site))

test('in Arizona Home shows the number above its foot, or anywhere that there is none', () => {
  const home = (main: string) => ({ '/': { kind: 'home', main } })
  expect(inLaw('AZ', home('<p>ROC 1 roofer</p>'), ['ROC 1'])).toEqual([])
  expect(inLaw('AZ', home('<p>Roofs</p>'), ['ROC 1'])).toEqual([
    expect.stringMatching(/^error \/: Home does not say "ROC 1" above its footer\. .*32-1124/),
  ])
  expect(inLaw('AZ', home('<p>We are not a licensed contractor.</p>'))).toEqual([])
  expect(inLaw('AZ', home('<p>Roofs</p>'))).toEqual([
    expect.stringMatching(
      /^error \/: Home does not say "not a licensed contractor"\. .* in any form of advertising/,
    ),
  ])
  expect(inLaw('OH', home('<p>Roofs</p>'), ['1'])).toEqual([])
})

test('who says that the work needs no license says so at the foot of each page in Arizona alone', () => {
  const data = siteData()
  const { business } = data
  const saidIn = (regionCode: string, own: typeof business.registration) =>
    buildBusiness({
      ...business,
      registration: own,
      address: { ...business.address, regionCode },
    }).unregistered
  expect(saidIn('AZ', 'none')).toBe(`${business.name} is not a licensed contractor.`)
  expect(saidIn('AZ', { label: 'roofer', number: 'ROC 1' })).toBeUndefined()
  expect(saidIn('AZ', undefined)).toBeUndefined()
  expect(saidIn('OH', 'none')).toBeUndefined()
})

test('"bonded" is a word against the law in California alone, and of no roof', () => {
  const about = (text: string) => ({ '/about': { main: `<p>${text}</p>` } })
  expect(inLaw('CA', about('Licensed, bonded and insured.'))).toHaveLength(1)
  expect(inLaw('CA', about('The membrane is bonded to the deck, and we are insured.'))).toEqual([])
  expect(inLaw('OR', about('Licensed, bonded and insured.'))).toEqual([])
})

test('what Connecticut leaves to the owner, and its license of adjusters, is told there alone', () => {
  const texts = '<p>The commission reviews every new roof.</p><p>We negotiate your claim.</p>'
  const saidIn = (code: string) =>
    ['honesty/commission', 'honesty/adjusting'].flatMap((rule) =>
      findingsOf(rule, builtIn(code, { '/about': { main: texts } })),
    )
  expect(saidIn('CT').filter((each) => each.includes('General Statutes'))).toHaveLength(2)
  expect(saidIn('OH')).toEqual([
    'error /about: "negotiate your claim" reads as the work of a public adjuster.',
  ])
})
