import { expect, test } from 'vitest'
import { forms, isMonthFirst, sureForm, toSureDay } from '../../../cli/site/schema/forms.ts'
import { nearForm } from '../../../cli/validate/suggest-format.ts'

const time = /^([01]\d|2[0-3]):[0-5]\d$/
const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/
const address = /^\/$|^(\/[a-z0-9][a-z0-9._-]*)+$/
const phone = /^\+1[2-9]\d{9}$/

test.each([
  ['860.555.0142', phone, '+18605550142'],
  ['1 (860) 555-0142', phone, '+18605550142'],
  ['123', phone, undefined],
  ['7', time, '07:00'],
  ['12 am', time, '00:00'],
  ['12:30 p.m.', time, '12:30'],
  ['26:00', time, undefined],
  ['Roof Repairs', slug, 'roof-repairs'],
  ['roof_repairs-', slug, 'roof-repairs'],
  ['services/Roof Repairs/', address, '/services/roof-repairs'],
  [' ', /\S/, undefined],
  ['ct', /^[A-Z]{2}$/, 'CT'],
  ['http://www.example.com/', /^https:\/\/[a-z.]+$/, 'https://www.example.com'],
  ['Raleigh\u2013Durham', /^[A-Za-z-]+$/, 'Raleigh-Durham'],
  ['Über Dächer', slug, 'uber-dacher'],
  ['http://Dächer.example/', /^https:\/\/[a-z.-]+$/, 'https://xn--dcher-gra.example'],
  ['office@dächer.example', /^[a-z]+@[a-z.-]+$/, 'office@xn--dcher-gra.example'],
  ['büro@example.com', /^[a-z]+@[a-z.]+$/, undefined],
  ['tel:8605550142', /^https:\/\/\S+$/, undefined],
  ['mailto:office@example.com', /^(\/\S*|https:\/\/\S+)$/, undefined],
  ['mailto:office@example.com', /^[a-z]+@[a-z.]+$/, 'office@example.com'],
  ['tel:8605550142', address, undefined],
  ['data/public/photos/roof.jpg', /^\/[^\s?#]+\.jpg$/, '/photos/roof.jpg'],
])('%s, to match %s, was meant as %s', (written, pattern, meant) => {
  expect(nearForm(written, pattern, forms)).toBe(meant)
})

test.each([
  ['6513', 'CT', '06513'],
  ['65131234', 'CT', '06513-1234'],
  ['6513-1234', 'CT', '06513-1234'],
  ['4540', 'OH', undefined],
  ['9720', 'OR', undefined],
  ['12', 'CT', undefined],
])('the ZIP code %s of an office in %s was meant as %s', (written, regionCode, meant) => {
  expect(sureForm(['business', 'address', 'postalCode'], written, { regionCode })).toBe(meant)
})

test.each([
  ['8/14/2026', false, '2026-08-14'],
  ['8/8/2026', false, '2026-08-08'],
  ['Aug 3, 2026', false, '2026-08-03'],
  ['2026-8-3', false, '2026-08-03'],
  ['8/3/2026', false, undefined],
  ['8/3/2026', true, '2026-08-03'],
  ['13/8/2026', true, undefined],
  ['2/30/2026', true, undefined],
  ['2026-02-30', false, undefined],
  ['2030-04-31', false, undefined],
  ['8/14/26', false, undefined],
  ['soon', false, undefined],
])('the day %s, with the month first in its table: %s, is %s', (written, monthFirst, day) => {
  expect(toSureDay(written, monthFirst)).toBe(day)
})

test.each([
  [['8/3/2026', '8/14/2026'], true],
  [['8/3/2026', '14/8/2026'], false],
  [['8/14/2026', '14/8/2026'], false],
  [['8/3/2026', '2026-08-14'], false],
])('in a table with the days %j the month is first: %s', (days, isFirst) => {
  expect(isMonthFirst(days)).toBe(isFirst)
})

test('a source of reviews is meant in capitals too', () => {
  expect(sureForm(['reviews', 0, 'on'], 'Google')).toBe('google')
  expect(sureForm(['reviews', 0, 'on'], 'Trustpilot')).toBe(undefined)
})
