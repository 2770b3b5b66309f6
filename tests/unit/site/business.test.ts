import { expect, test } from 'vitest'
import { buildBusiness, toPhone } from '../../../cli/site/pages/business-facts.ts'
import { weekdays } from '../../../cli/site/schema/business.ts'
import { siteData } from '../../support/site-model.ts'

type Day = (typeof weekdays)[number]

/** The rows of the hours table; without an emergency row. */
function rowsOf(...office: { days: Day[]; opens: string; closes: string }[]) {
  const { business } = siteData()
  return buildBusiness({ ...business, hours: { office, otherDays: 'Closed' } }).hours.map(
    ({ days, hours }) => `${days}: ${hours}`,
  )
}

const from9to5 = { opens: '09:00', closes: '17:00' }

test('a phone number reads with hyphens', () => {
  expect(toPhone('+18605550142')).toEqual({ e164: '+18605550142', text: '860-555-0142' })
})

test.each<[string, Day[], string[]]>([
  ['one day', ['Monday'], ['Monday', 'Tuesday to Sunday']],
  ['two days in a row', ['Monday', 'Tuesday'], ['Monday and Tuesday', 'Wednesday to Sunday']],
  [
    'three days in a row',
    ['Monday', 'Tuesday', 'Wednesday'],
    ['Monday to Wednesday', 'Thursday to Sunday'],
  ],
  [
    'days apart',
    ['Monday', 'Wednesday', 'Friday'],
    ['Monday, Wednesday and Friday', 'Tuesday, Thursday, Saturday and Sunday'],
  ],
  [
    'any order in the data',
    ['Wednesday', 'Monday', 'Tuesday'],
    ['Monday to Wednesday', 'Thursday to Sunday'],
  ],
  ['every day', [...weekdays], ['Monday to Sunday']],
])('%s', (_, days, expected) => {
  const rows = rowsOf({ days, ...from9to5 })
  expect(rows.map((row) => row.split(':')[0])).toEqual(expected)
})

test.each([
  ['00:00', '12:00 AM'],
  ['07:05', '7:05 AM'],
  ['11:59', '11:59 AM'],
  ['12:00', '12:00 PM'],
  ['13:30', '1:30 PM'],
  ['23:59', '11:59 PM'],
])('%s reads as %s', (closes, text) => {
  expect(rowsOf({ days: [...weekdays], opens: '00:00', closes })).toEqual([
    `Monday to Sunday: 12:00 AM to ${text}`,
  ])
})

test('the hours table of the frozen data', () => {
  expect(buildBusiness(siteData().business).hours).toEqual([
    { days: 'Monday to Friday', hours: '7:00 AM to 6:00 PM' },
    { days: 'Saturday', hours: '8:00 AM to 4:00 PM' },
    { days: 'Sunday', hours: 'Emergency service only' },
    { days: 'Emergency repairs', hours: '24/7' },
  ])
})

test('what the data leaves out is null or empty', () => {
  const { rating: _rating, social: _social, ...rest } = siteData().business
  expect(buildBusiness(rest)).toMatchObject({ rating: null, social: [], logo: null })
})
