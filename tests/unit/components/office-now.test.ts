import { expect, test } from 'vitest'
import { officeNow, officeTimes } from '../../../src/ui/office-now.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const officeHours = [
  { days: weekdays, opens: '07:00', closes: '18:00' },
  { days: ['Saturday'], opens: '08:00', closes: '16:30' },
]
const emergency = { days: 'Emergency repairs', hours: '24/7' }

// Noon in Connecticut is 17:00 UTC in winter and 16:00 UTC in summer.
test.each([
  [
    'on a Monday in winter before seven',
    '2026-01-12T11:59Z',
    'Office closed, emergencies answered',
  ],
  ['at seven', '2026-01-12T12:00Z', 'Office open until 6 PM'],
  ['on a Friday a minute before six', '2026-01-16T22:59Z', 'Office open until 6 PM'],
  ['at six', '2026-01-16T23:00Z', 'Office closed, emergencies answered'],
  ['on a Wednesday in summer at seven', '2026-07-15T11:00Z', 'Office open until 6 PM'],
  ['on a Saturday at seven', '2026-07-18T11:00Z', 'Office closed, emergencies answered'],
  ['on a Saturday at eight', '2026-07-18T12:00Z', 'Office open until 4:30 PM'],
  ['on a Sunday at noon', '2026-07-19T16:00Z', 'Office closed, emergencies answered'],
  ['at midnight', '2026-07-15T04:00Z', 'Office closed, emergencies answered'],
])('%s', (_, moment, words) => {
  expect(officeNow(officeTimes({ officeHours, emergency }), new Date(moment))).toBe(words)
})

test('emergencies are promised only where they are answered around the clock', () => {
  const sunday = new Date('2026-07-19T16:00Z')
  const closed = 'Office closed now'
  expect(officeNow(officeTimes({ officeHours, emergency: null }), sunday)).toBe(closed)
  const weekends = { ...emergency, hours: 'Weekends' }
  expect(officeNow(officeTimes({ officeHours, emergency: weekends }), sunday)).toBe(closed)
})

test('an office that closes at midnight is open until then', () => {
  const late = [{ days: ['Monday'], opens: '12:00', closes: '24:00' }]
  const moment = new Date('2026-07-14T03:59Z')
  expect(officeNow(officeTimes({ officeHours: late, emergency }), moment)).toBe(
    'Office open until 12 AM',
  )
})
