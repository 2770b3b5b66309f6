import { expect, test } from 'vitest'
import { buildOfficeTimes } from '../../../cli/site/pages/office-hours.ts'
import { weekdays, type BusinessInput } from '../../../cli/site/schema/business.ts'
import { officeNow } from '../../../src/ui/office-now.ts'
import { siteData } from '../../support/site-model.ts'

type Hours = Partial<BusinessInput['hours']>

const office: BusinessInput['hours']['office'] = [
  { days: weekdays.slice(0, 5), opens: '07:00', closes: '18:00' },
  { days: ['Saturday'], opens: '08:00', closes: '16:30' },
]
const emergency = { label: 'Emergency repairs', text: '24/7' }

/** What is said at a moment, with these hours in place of the usual ones. */
function saidAt(moment: string, hours: Hours = {}): string {
  const { business } = siteData()
  const given = { ...business.hours, office, emergency, ...hours }
  return officeNow(buildOfficeTimes({ ...business, hours: given }), new Date(moment))
}

// Every minute of other hours is in office-now-oracle.test.ts, of a firm without emergencies.
// Noon in Connecticut is 17:00 UTC in winter and 16:00 UTC in summer.
test.each([
  ['on a Monday in winter at seven', '2026-01-12T12:00Z', 'Office open until 6 PM'],
  ['on a Wednesday in summer at seven', '2026-07-15T11:00Z', 'Office open until 6 PM'],
  ['on a Saturday at seven', '2026-07-18T11:00Z', 'Office closed, emergencies answered'],
  ['on a Saturday at eight', '2026-07-18T12:00Z', 'Office open until 4:30 PM'],
  ['on a Sunday at noon', '2026-07-19T16:00Z', 'Office closed, emergencies answered'],
])('%s', (_, moment, words) => {
  expect(saidAt(moment)).toBe(words)
})

test('emergencies are promised only where they are answered around the clock', () => {
  const sunday = '2026-07-19T16:00Z'
  const closed = 'Office closed now'
  expect(saidAt(sunday, { emergency: undefined })).toBe(closed)
  expect(saidAt(sunday, { emergency: { ...emergency, text: 'Weekends' } })).toBe(closed)
})

test('an office that closes at midnight is open until then, and without end where it goes on', () => {
  const late = { days: ['Monday' as const], opens: '12:00', closes: '24:00' }
  const early = { days: ['Tuesday' as const], opens: '00:00', closes: '02:00' }
  const moment = '2026-07-14T03:59Z'
  expect(saidAt(moment, { office: [late] })).toBe('Office open until midnight')
  expect(saidAt(moment, { office: [late, early] })).toBe('Office open now')
})

const closed = [
  { from: '2026-12-24', note: 'Christmas Eve', opens: '09:00', closes: '12:00' },
  { from: '2026-11-26', to: '2026-11-27', note: 'Thanksgiving' },
]

test.each([
  ['the first day at noon', '2026-11-26T17:00Z', 'Thanksgiving: emergencies only'],
  ['after the hours of a day', '2026-12-24T17:00Z', 'Christmas Eve: emergencies only'],
  ['the same day a year later', '2027-11-26T17:00Z', 'Office open until 6 PM'],
])('closed days: %s', (_, moment, words) => {
  expect(saidAt(moment, { closed })).toBe(words)
})
