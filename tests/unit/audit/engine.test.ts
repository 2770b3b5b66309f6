import { expect, test } from 'vitest'
import { checkSettings, runRules, type AuditSettings } from '../../../cli/audit/run-rules.ts'
import type { DataPath } from '../../../cli/parse/parse.ts'
import { audits } from '../../../cli/site/audits/index.ts'
import { goneAudits } from '../../../cli/site/rules/audit-settings.ts'
import { auditSite } from '../../support/audit-site.ts'

const redirects = new Map([['/old', '/about']])
const main = '<a href="/old">Old</a>'
const detours = () => auditSite({ '/': { main }, '/about': { main } }, { redirects })
const rules = audits.filter(({ id }) => id === 'links/redirect')

const run = (settings: AuditSettings) => runRules({ site: detours(), rules, settings })
const found = (settings: AuditSettings) => run(settings).flatMap(({ findings }) => findings)
const reason = 'The short address is on the vans.'

test('pages that share a line of the data share a finding; limits and acknowledgements hold', () => {
  const place = { file: 'data/site.yaml', line: 4, column: 1, endLine: 4, endColumn: 9 }
  const asked: DataPath[] = []
  const placeOf = (path: DataPath) => {
    asked.push(path)
    return place
  }
  const site = { ...detours(), placeOf }
  const told = runRules({ site, rules, settings: {} }).flatMap(({ findings }) => findings)
  expect(told).toMatchObject([{ ...place, pages: ['/', '/about'] }])
  expect(told[0]?.message).toContain('(2 pages)')
  expect(told[0]?.path).toEqual(asked[0])
  const orphans = audits.filter(({ id }) => id === 'links/orphan')
  const limits = { 'links/orphan': { limits: { least: 0 }, reason } }
  expect(runRules({ site, rules: orphans, settings: {} })[0]?.findings).not.toEqual([])
  expect(runRules({ site, rules: orphans, settings: { rules: limits } })[0]?.findings).toEqual([])
})

test('the data acknowledge what is right', () => {
  const rule = 'links/redirect'
  const acknowledge = (entry: object) =>
    found({ acknowledged: [{ rule, reason, ...entry }] }).flatMap(({ pages }) => pages)
  expect(acknowledge({})).toEqual([])
  expect(acknowledge({ page: '/' })).toEqual(['/about'])
  expect(acknowledge({ about: '/old' })).toEqual([])
  expect(acknowledge({ about: '/older' })).toEqual(['/', '/about'])
})

test('a value that many pages show is one finding, where the message names the page too', () => {
  const of = (acknowledged: AuditSettings['acknowledged']) => {
    const text = { main: '<p>We answer around the clock.</p>' }
    const site = auditSite({ '/': text, '/about': text, '/contact': text })
    const { emergency: _, ...hours } = site.data.business.hours
    const data = { ...site.data, business: { ...site.data.business, hours } }
    const ofHours = audits.filter(({ id }) => id === 'claims/hours')
    const placeOf = () => ({ file: 'data/site.yaml', line: 4, column: 1, endLine: 4, endColumn: 9 })
    const outcomes = runRules({
      site: { ...site, data, placeOf },
      rules: ofHours,
      settings: { acknowledged },
    })
    return outcomes.flatMap(({ findings }) => findings)
  }
  const rule = 'claims/hours'
  expect(of([])).toMatchObject([{ pages: ['/', '/about', '/contact'] }])
  expect(of([{ rule, page: '/about', reason }])).toMatchObject([{ pages: ['/', '/contact'] }])
  expect(of([{ rule, reason }])).toEqual([])
})

test('settings that have no effect are told', () => {
  const settings: AuditSettings = {
    rules: {
      'links/orphan': { limits: { most: 1 }, reason },
      'link/orphan': { reason },
      'links/dead': { reason },
      'reading/level': { limits: { grade: 11 }, reason },
    },
    acknowledged: [
      { rule: 'links/redirect', page: '/contact', reason },
      { rule: 'links/redirekt', reason },
      // Of what there was, `validate` tells.
      { rule: 'weight/page', reason },
      { rule: 'reading/level', page: '/about', reason },
    ],
  }
  const place = { file: 'data/site.yaml', line: 1, column: 1, endLine: 1, endColumn: 1 }
  const outcomes = run(settings)
  const input = { settings, rules: audits, gone: goneAudits, outcomes, placeOf: () => place }
  const { findings } = checkSettings(input)
  expect(findings.map(({ message, suggestion }) => [message, suggestion])).toEqual([
    ['links/orphan has no limit "most", but least.', undefined],
    ['"link/orphan" is not a rule of audit.', 'links/orphan'],
    ['This acknowledgement of links/redirect matches no finding: delete it.', undefined],
    ['"links/redirekt" is not a rule of audit.', 'links/redirect'],
  ])
})
