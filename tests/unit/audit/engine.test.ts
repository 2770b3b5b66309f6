import { expect, test } from 'vitest'
import { runRules, type AuditFinding } from '../../../cli/audit/audit.ts'
import {
  compareWith,
  countFindings,
  formatBaseline,
  parseBaseline,
} from '../../../cli/audit/baseline.ts'
import { checkMarkup } from '../../../cli/audit/check-markup.ts'
import { checkSettings } from '../../../cli/audit/check-settings.ts'
import { createOriginFinder } from '../../../cli/audit/find-origins.ts'
import { samplePages } from '../../../cli/audit/sample.ts'
import { scoreOf } from '../../../cli/audit/score.ts'
import type { AuditSettings } from '../../../cli/audit/settings.ts'
import { formatAuditHtml } from '../../../cli/report/format-audit-html.ts'
import { audits } from '../../../cli/site/audits/index.ts'
import { auditSite, origin } from '../../support/audit-site.ts'

const redirects = new Map([['/old', '/about']])
const main = '<a href="/old">Old</a>'
const detours = () => auditSite({ '/': { main }, '/about': { main } }, { redirects })
const rules = audits.filter(({ id }) => id === 'links/redirect')

const run = (settings: AuditSettings) => runRules({ site: detours(), rules, settings })
const found = (settings: AuditSettings) => run(settings).flatMap(({ findings }) => findings)
const reason = 'The short address is on the vans.'

test('a finding without a line of data is told for each page', () => {
  expect(found({}).map(({ file, pages }) => [file, pages])).toEqual([
    ['dist/index.html', ['/']],
    ['dist/about.html', ['/about']],
  ])
})

test('the data change how bad a rule is, and acknowledge what is right', () => {
  const rule = 'links/redirect'
  const notice = { rules: { [rule]: { severity: 'notice', reason } } } as const
  expect(found(notice).map(({ severity }) => severity)).toEqual(['notice', 'notice'])
  const acknowledge = (entry: object) =>
    found({ acknowledged: [{ rule, reason, ...entry }] }).flatMap(({ pages }) => pages)
  expect(acknowledge({})).toEqual([])
  expect(acknowledge({ page: '/' })).toEqual(['/about'])
  expect(acknowledge({ about: '/old' })).toEqual([])
  expect(acknowledge({ about: '/older' })).toEqual(['/', '/about'])
})

test('settings that have no effect are said', () => {
  const settings: AuditSettings = {
    rules: { 'links/dead': { limits: { most: 1 }, reason }, 'link/depth': { reason } },
    acknowledged: [
      { rule: 'links/redirect', page: '/contact', reason },
      { rule: 'links/redirekt', reason },
    ],
  }
  const place = { file: 'data/site.yaml', line: 1, column: 1, endLine: 1, endColumn: 1 }
  const outcomes = run(settings)
  const { findings } = checkSettings({ settings, rules: audits, outcomes, placeOf: () => place })
  expect(findings.map(({ message, suggestion }) => [message, suggestion])).toEqual([
    ['links/dead has no limit "most".', undefined],
    ['"link/depth" is no rule of audit.', 'links/depth'],
    ['Nothing is found any more that this acknowledges of links/redirect: take it out.', undefined],
    ['"links/redirekt" is no rule of audit.', 'links/redirect'],
  ])
})

test('a baseline lets pass what it counts, and no more', () => {
  const findings = found({})
  const counts = countFindings(findings)
  expect(counts).toEqual({ 'links/redirect': { '/': 1, '/about': 1 } })
  expect(parseBaseline(formatBaseline(counts))).toEqual(counts)
  const severities = (list: readonly AuditFinding[]) => list.map(({ severity }) => severity)
  expect(severities(compareWith(counts, findings).findings)).toEqual(['notice', 'notice'])
  const fewer = compareWith({ 'links/redirect': { '/': 1 } }, findings)
  expect(severities(fewer.findings)).toEqual(['notice', 'error'])
  expect(fewer.grown).toEqual([{ rule: 'links/redirect', page: '/about', recorded: 0, now: 1 }])
  const more = compareWith({ 'links/redirect': { '/': 2, '/about': 1 } }, findings)
  expect(more.fallen).toEqual([{ rule: 'links/redirect', page: '/', recorded: 2, now: 1 }])
})

test.each(['', '[]', '{"version":1,"counts":{"a":{"/":-1}}}', '{"version":2,"counts":{}}'])(
  '%j is no baseline',
  (text) => {
    expect(parseBaseline(text)).toBeUndefined()
  },
)

test('what could not run counts neither as passed nor as broken', () => {
  const site = auditSite({ '/': { main } }, { access: { notRun: 'no browser' }, redirects })
  const some = audits.filter(({ id }) => /^(access|links\/r)/.test(id))
  const outcomes = runRules({ site, rules: some, settings: {} })
  expect(outcomes.find(({ rule }) => rule.id === 'access/page')?.notRun).toBe('no browser')
  expect(scoreOf(outcomes)).toEqual({ value: 50, parts: [{ name: 'links', passed: 1, run: 2 }] })
})

test('texts are found by what the page was made of, their parts too', () => {
  const content = { heading: 'Roofs in Essex', lead: 'We  know Essex well. Call us.' }
  const find = createOriginFinder({
    content,
    origins: [
      { path: ['heading'], offset: 9, length: 5, source: ['cities', 0, 'cityName'] },
      { path: ['lead'], offset: 0, length: 28, source: ['site', 'lead'] },
    ],
    named: new Map([['Essex', ['cities', 0, 'cityName']]]),
  })
  const sources = (text: string) => find(text).map(({ source }) => source.join('.'))
  expect(sources('Roofs in Essex')).toEqual(['cities.0.cityName'])
  expect(sources('Hello. We know Essex well. Call us.')).toEqual(['site.lead', 'cities.0.cityName'])
  expect(sources('Call us.')).toEqual(['site.lead'])
  expect(sources('Essex')).toEqual(['cities.0.cityName'])
  expect(sources('Essexville')).toEqual([])
})

test('of each kind the plainest and the fullest page are a sample', () => {
  const area = (count: number) => ({ kind: 'area', main: '<p>x</p>'.repeat(count) })
  const { pages } = auditSite({
    '/a': area(2),
    '/b': area(1),
    '/c': area(3),
    '/': { kind: 'home' },
  })
  expect(samplePages(pages).map(({ path }) => path)).toEqual(['/b', '/c', '/'])
})

test('the checker of markup finds what breaks the standard, at its place', async () => {
  const { pages } = auditSite({ '/a': { main: '<ul><p>x</p></ul>' }, '/b': { main: '<p>x</p>' } })
  const result = await checkMarkup(pages)
  if ('notRun' in result) throw new Error(result.notRun)
  expect(result.faults.map(({ page, rule }) => `${page} ${rule}`)).toEqual([
    '/a element-permitted-content',
  ])
})

test('the report is one file that says and escapes everything', () => {
  const site = auditSite({ '/': { main: '<a href="/a?<b>">x</a>' } })
  const outcomes = runRules({ site, rules: audits, settings: {} })
  const exhibit = {
    title: 'Essex & Chester',
    left: { title: 'Essex', page: '/essex', paragraphs: ['The same words. Others.'] },
    right: { title: 'Chester', page: '/chester', paragraphs: ['The same words.'] },
    shared: ['The same words', 'same'],
  }
  const [first] = outcomes
  if (!first) throw new Error('There is no rule.')
  const html = formatAuditHtml({
    origin,
    outcomes: [{ ...first, exhibits: [exhibit], notRun: 'no <browser>' }, ...outcomes.slice(1)],
    score: scoreOf(outcomes),
  })
  expect(html).toContain('A link leads to /a?&lt;b&gt;, where nothing is.')
  expect(html).toContain('<p><mark>The same words</mark>. Others.</p>')
  expect(html).toContain('no &lt;browser&gt;')
  expect(html).not.toMatch(/<script|src=|<link/)
})
