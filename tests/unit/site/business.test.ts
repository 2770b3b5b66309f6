import { expect, test } from 'vitest'
import { buildBusiness, toPhone } from '../../../cli/site/pages/business-facts.ts'
import { zonesOf, zonesOfCounty } from '../../../cli/site/states/zones.ts'
import { weekdays } from '../../../cli/site/schema/business.ts'
import { siteData } from '../../support/site-model.ts'

/** The rows of the hours table, of spans such as `Monday Friday 09:00 17:00`; without an emergency row. */
function rowsOf(...spans: readonly string[]) {
  const { business } = siteData()
  const office = spans.map((span) => {
    const days = span.split(' ')
    const [opens = '', closes = ''] = days.splice(-2)
    return { days: days as (typeof weekdays)[number][], opens, closes }
  })
  return buildBusiness({ ...business, hours: { office, otherDays: 'Closed' } }).hours.map(
    ({ days, hours }) => `${days}: ${hours}`,
  )
}

test('no page says when the office is open until the proposed hours are confirmed', () => {
  const { business } = siteData()
  const proposed = { ...business, placeholders: ['hours.office'] }
  expect(buildBusiness(proposed).officeTimes).toBeNull()
  expect(buildBusiness({ ...proposed, placeholders: ['name'] }).officeTimes).not.toBeNull()
})

test('a phone number reads with hyphens', () => {
  expect(toPhone('+18605550142')).toEqual({ e164: '+18605550142', text: '860-555-0142' })
})

test.each([
  ['one day', 'Monday', 'Monday | Tuesday to Sunday'],
  ['two days in a row', 'Monday Tuesday', 'Monday and Tuesday | Wednesday to Sunday'],
  ['three in a row', 'Monday Tuesday Wednesday', 'Monday to Wednesday | Thursday to Sunday'],
  [
    'days apart',
    'Monday Wednesday Friday',
    'Monday, Wednesday and Friday | Tuesday, Thursday, Saturday and Sunday',
  ],
  ['any order', 'Wednesday Monday Tuesday', 'Monday to Wednesday | Thursday to Sunday'],
  ['every day', weekdays.join(' '), 'Monday to Sunday'],
])('%s', (_, days, expected) => {
  const rows = rowsOf(`${days} 09:00 17:00`)
  expect(rows.map((row) => row.split(':')[0]).join(' | ')).toBe(expected)
})

test.each([
  ['00:00', 'midnight'],
  ['07:05', '7:05 AM'],
  ['11:59', '11:59 AM'],
  ['12:00', 'noon'],
  ['13:30', '1:30 PM'],
  ['23:59', '11:59 PM'],
])('%s reads as %s', (closes, text) => {
  expect(rowsOf(`${weekdays.join(' ')} 00:00 ${closes}`)).toEqual([
    `Monday to Sunday: Midnight to ${text}`,
  ])
})

test.each<[string, spans: string[], rows: string[]]>([
  [
    'a break at noon is one row',
    ['Monday Tuesday 13:00 17:00', 'Monday Tuesday 08:00 12:00'],
    ['Monday and Tuesday: 8:00 AM to noon and 1:00 PM to 5:00 PM', 'Wednesday to Sunday: Closed'],
  ],
  [
    'a break on one of the days alone parts them',
    ['Monday Tuesday 08:00 12:00', 'Tuesday 13:00 17:00'],
    [
      'Monday: 8:00 AM to noon',
      'Tuesday: 8:00 AM to noon and 1:00 PM to 5:00 PM',
      'Wednesday to Sunday: Closed',
    ],
  ],
  [
    'midnight, and past it',
    ['Saturday 18:00 24:00', 'Sunday 18:00 02:00'],
    ['Saturday: 6:00 PM to midnight', 'Sunday: 6:00 PM to 2:00 AM', 'Monday to Friday: Closed'],
  ],
])('hours: %s', (_, spans, rows) => {
  expect(rowsOf(...spans)).toEqual(rows)
})

test('closed days are listed in their order, with their hours', () => {
  const { business } = siteData()
  const closed = [
    { from: '2026-12-24', note: 'Christmas Eve', opens: '09:00', closes: '12:00' },
    { from: '2026-11-26', to: '2026-11-27', note: 'Thanksgiving' },
    { from: '2026-12-28', to: '2027-01-02', note: 'Winter break' },
    { from: '2026-11-30', to: '2026-12-01', note: 'Moving' },
    { from: '2026-12-14', to: '2026-12-18', note: 'Training' },
  ]
  const hours = { ...business.hours, closed }
  expect(buildBusiness({ ...business, hours }).closedDays).toEqual([
    { days: 'Thanksgiving, November 26 and 27, 2026', hours: 'Closed' },
    { days: 'Moving, November 30 and December 1, 2026', hours: 'Closed' },
    { days: 'Training, December 14 to 18, 2026', hours: 'Closed' },
    { days: 'Christmas Eve, December 24, 2026', hours: '9:00 AM to noon' },
    { days: 'Winter break, December 28, 2026 to January 2, 2027', hours: 'Closed' },
  ])
})

test('every state has its clock, and thirteen have two', () => {
  const codes = Array.from({ length: 26 * 26 }, (_, index) =>
    String.fromCodePoint(65 + Math.floor(index / 26), 65 + (index % 26)),
  )
  const states = codes.filter((code) => zonesOf(code).length > 0)
  expect(states).toHaveLength(51)
  expect(states.filter((code) => zonesOf(code).length > 1)).toEqual(
    'AK FL ID IN KS KY MI ND NE OR SD TN TX'.split(' '),
  )
  const known = new Set(Intl.supportedValuesOf('timeZone'))
  for (const { zone: timeZone } of states.flatMap(zonesOf)) {
    // Under the first of its names: Indianapolis has several.
    expect(known).toContain(new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone)
  }
})

test.each([
  ['MI', 'Ingham County', 'America/Detroit'],
  ['MI', 'Iron County', 'America/Menominee'],
  ['TX', 'McLennan County', 'America/Chicago'],
  ['TX', 'El Paso County', 'America/Denver'],
  ['TX', 'Culberson County', 'America/Chicago America/Denver'],
  ['FL', 'Hillsborough County', 'America/New_York'],
  ['FL', 'Escambia County', 'America/Chicago'],
  ['KY', 'Jefferson County', 'America/New_York'],
  ['KY', 'Warren County', 'America/Chicago'],
  ['OR', 'Malheur County', 'America/Los_Angeles America/Boise'],
  ['CT', 'New Haven County', 'America/New_York'],
  ['TX', undefined, 'America/Chicago America/Denver'],
])('in %s, the clock of %s is %s', (state, county, expected) => {
  const zones = zonesOfCounty(state, county)
  expect(zones.map(({ zone }) => zone).join(' ')).toBe(expected)
})

test('what the data leaves out is null or empty', () => {
  const { rating: _rating, social: _social, ...rest } = siteData().business
  expect(buildBusiness(rest)).toMatchObject({ rating: null, social: [], logo: null })
})
