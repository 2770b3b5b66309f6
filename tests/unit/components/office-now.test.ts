import { expect, test } from 'vitest'
import { buildOfficeTimes, closedRows } from '../../../cli/site/pages/office-hours.ts'
import { weekdays, type BusinessInput } from '../../../cli/site/schema/business.ts'
import { officeNow } from '../../../src/ui/office-now.ts'
import { siteData } from '../../support/site-model.ts'
import { all, sample, words } from '../../support/cases.ts'

type Hours = BusinessInput['hours']

const office: Hours['office'] = [
  { days: weekdays.slice(0, 5), opens: '07:00', closes: '18:00' },
  { days: ['Saturday'], opens: '08:00', closes: '16:30' },
]
const emergency = { label: 'Emergency repairs', text: '24/7' }

/** What is said at a moment, with these hours in place of the usual ones. */
function saidAt(moment: string, hours: Partial<Hours> = {}, { business } = siteData()): string {
  const given = { ...business.hours, office, emergency, ...hours }
  return officeNow(buildOfficeTimes({ ...business, hours: given }), new Date(moment))
}

// Every minute of other hours is below, of a firm without emergencies.
// Noon in Connecticut is 17:00 UTC in winter and 16:00 UTC in summer.
test.each([
  ['on a Monday in winter at seven', '2026-01-12T12:00Z', 'Office open until 6 PM'],
  ['on a Wednesday in summer at seven', '2026-07-15T11:00Z', 'Office open until 6 PM'],
  [
    'on a Saturday at seven',
    '2026-07-18T11:00Z',
    'We answer emergencies now\nOffice opens at 8 AM',
  ],
  ['on a Saturday at eight', '2026-07-18T12:00Z', 'Office open until 4:30 PM'],
  [
    'on a Sunday at noon',
    '2026-07-19T16:00Z',
    'We answer emergencies now\nOffice opens tomorrow at 7 AM',
  ],
  [
    'on a Saturday evening',
    '2026-07-18T23:00Z',
    'We answer emergencies now\nOffice opens Monday at 7 AM',
  ],
])('%s', (_, moment, text) => {
  expect(saidAt(moment)).toBe(text)
})

test('a firm that shows no office has hours that start', () => {
  const { business, ...data } = siteData()
  const { street: _, ...address } = business.address
  expect(saidAt('2026-07-18T23:00Z', {}, { ...data, business: { ...business, address } })).toBe(
    'We answer emergencies now\nRegular hours start Monday at 7 AM',
  )
  expect(saidAt('2026-07-18T23:00Z', { office: [] })).toBe('We answer emergencies now')
})

test('emergencies are promised only where they are answered around the clock', () => {
  const sunday = '2026-07-19T16:00Z'
  const shut = 'We’re back tomorrow at 7 AM'
  expect(saidAt(sunday, { emergency: undefined })).toBe(shut)
  expect(saidAt(sunday, { emergency: { ...emergency, text: 'Weekends' } })).toBe(shut)
})

test.each([
  ['before it opens', '2026-07-15T10:59Z', 'We’re back at 7 AM'],
  ['in the evening', '2026-07-15T23:00Z', 'We’re back tomorrow at 7 AM'],
  ['on a Saturday afternoon', '2026-07-18T21:00Z', 'We’re back Monday at 7 AM'],
  ['the evening before a holiday', '2026-11-26T01:00Z', 'We’re back Saturday at 8 AM'],
  ['on a holiday', '2026-11-26T17:00Z', 'Thanksgiving: back Saturday at 8 AM'],
  ['before a long one', '2027-01-31T17:00Z', 'We’re back March 1'],
  ['on a long one', '2027-02-10T17:00Z', 'Winter: back March 1'],
  ['near its end', '2027-02-28T17:00Z', 'Winter: back March 1'],
])('while it is closed, it says when the office opens: %s', (_, moment, text) => {
  const winter = { from: '2027-02-01', to: '2027-02-28', note: 'Winter' }
  expect(saidAt(moment, { emergency: undefined, closed: [...closed, winter] })).toBe(text)
})

test('an office that opens once a week opens next week, and one without hours never', () => {
  const monday = [{ days: ['Monday' as const], opens: '09:00', closes: '12:00' }]
  const moment = '2026-07-13T20:00Z'
  expect(saidAt(moment, { emergency: undefined, office: monday })).toBe(
    'We’re back next Monday at 9 AM',
  )
  expect(saidAt(moment, { emergency: undefined, office: [] })).toBe('')
})

test('an office that closes at midnight is open until then, and without end where it goes on', () => {
  const late = { days: ['Monday' as const], opens: '12:00', closes: '24:00' }
  const early = { days: ['Tuesday' as const], opens: '00:00', closes: '02:00' }
  const moment = '2026-07-14T03:59Z'
  expect(saidAt(moment, { office: [late] })).toBe('Office open until midnight')
  expect(saidAt(moment, { office: [late, early] })).toBe('Office open now')
})

test('what is said has room in one line of a phone', () => {
  const long = [{ days: ['Wednesday' as const], opens: '07:30', closes: '16:30' }]
  const thanksgiving = [{ from: '2026-11-26', note: 'Thanksgiving' }]
  const given = { ...siteData().business.hours, office: long, emergency: undefined }
  const spoken = buildOfficeTimes({
    ...siteData().business,
    hours: { ...given, closed: thanksgiving },
  })
  const lines = JSON.stringify(spoken).match(/"[^"]+"/g) ?? []
  expect(lines).toContain('"We’re back Wednesday at 7:30 AM"')
  expect(lines.filter((line) => line.length > 42)).toEqual([])
})

const closed = [
  { from: '2026-12-24', note: 'Christmas Eve', opens: '09:00', closes: '12:00' },
  { from: '2026-11-26', to: '2026-11-27', note: 'Thanksgiving' },
]

test.each([
  [
    'the first day at noon',
    '2026-11-26T17:00Z',
    'Thanksgiving: emergencies only\nOffice opens Saturday at 8 AM',
  ],
  [
    'after the hours of a day',
    '2026-12-24T17:00Z',
    'Christmas Eve: emergencies only\nOffice opens tomorrow at 7 AM',
  ],
  ['the same day a year later', '2027-11-26T17:00Z', 'Office open until 6 PM'],
])('closed days: %s', (_, moment, text) => {
  expect(saidAt(moment, { closed })).toBe(text)
})

test('a winter takes no more of each page than two weeks', () => {
  const sizeWith = (to: string) => {
    const business = siteData().business
    const winter = [{ from: '2026-11-15', to, note: 'Winter' }]
    return JSON.stringify(
      buildOfficeTimes({ ...business, hours: { ...hours, office, closed: winter } }),
    ).length
  }
  expect(sizeWith('2027-03-31') - sizeWith('2026-11-29')).toBeLessThan(20)
})

test('a day with a break is one row, and so are two of one day with other notes', () => {
  const morning = { from: '2026-12-24', note: 'Inventory', opens: '09:00', closes: '12:00' }
  const rows = (note: string) =>
    closedRows({
      ...hours,
      closed: [{ ...morning, note, opens: '13:00', closes: '15:00' }, morning],
    })
  const times = '9:00 AM to noon and 1:00 PM to 3:00 PM'
  expect(rows('Inventory')).toEqual([{ days: 'Inventory, December 24, 2026', hours: times }])
  expect(rows('Party')).toEqual([{ days: 'Party and Inventory, December 24, 2026', hours: times }])
})

const workdays = weekdays.slice(0, 5)

/** A break at noon, an evening until midnight, two nights, and days of every kind on which it is closed. */
const hours: Hours = {
  office: [
    { days: workdays.slice(0, 3), opens: '13:00', closes: '17:30' },
    { days: workdays, opens: '07:00', closes: '12:00' },
    { days: ['Thursday'], opens: '15:00', closes: '24:00' },
    { days: ['Friday', 'Saturday'], opens: '18:00', closes: '02:00' },
  ],
  closed: [
    { from: '2026-12-24', to: '2027-01-01', note: 'Winter break' },
    { from: '2026-11-26', to: '2026-11-27', note: 'Thanksgiving' },
    { from: '2026-03-08', note: 'Inventory', opens: '09:00', closes: '12:00' },
    { from: '2026-05-26', to: '2026-05-28', note: 'Moving', opens: '13:00', closes: '17:30' },
    { from: '2026-05-26', to: '2026-05-28', note: 'Moving', opens: '07:00', closes: '12:00' },
    { from: '2026-07-03', to: '2026-07-04', note: 'Fair', opens: '20:00', closes: '01:00' },
  ],
  otherDays: 'Closed',
}

/** By days as Intl names them: every minute at which it is open, and when it closes. */
const minutes = new Map<string, string>()
const special = new Set<string>()

const dates = Array.from({ length: 402 }, (_, days) =>
  new Date(Date.UTC(2026, 0, days)).toISOString().slice(0, 10),
)
const day = (days: number) => dates[days] ?? ''

const twoDigits = (part: number) => `${part}`.padStart(2, '0')

/** 00:00 to 23:59. */
const times = Array.from(
  { length: 1440 },
  (_, at) => `${twoDigits(Math.floor(at / 60))}:${twoDigits(at % 60)}`,
)

const weekdayOf = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })

for (let at = 1; at <= 400; at += 1) {
  const own = hours.closed?.filter(({ from, to = from }) => day(at) >= from && day(at) <= to) ?? []
  if (own.length > 0) special.add(day(at))
  const name = weekdayOf.format(new Date(day(at)))
  const spans =
    own.length > 0 ? own : hours.office.filter(({ days }) => days.some((each) => each === name))
  for (const { opens, closes } of spans) {
    if (opens === undefined || closes === undefined) continue
    let [date, minute] = [at, times.indexOf(opens)]
    // Minute by minute until the clock shows when it closes.
    const isOver = () => times[minute] === closes || (closes === '24:00' && date > at)
    while (!isOver()) {
      minutes.set(`${day(date)} ${times[minute]}`, closes)
      minute = (minute + 1) % 1440
      if (minute === 0) date += 1
    }
  }
}

const said: Readonly<Record<string, string>> = {
  '12:00': 'noon',
  '17:30': '5:30 PM',
  '24:00': 'midnight',
  '02:00': '2 AM',
  '01:00': '1 AM',
  '07:00': '7 AM',
  '09:00': '9 AM',
  '13:00': '1 PM',
  '15:00': '3 PM',
  '18:00': '6 PM',
  '20:00': '8 PM',
}

/** When it opens after a minute at which it was closed. */
const allOpenings = [...minutes.keys()].toSorted().filter((moment) => {
  const [date = '', time = ''] = moment.split(' ')
  const minute = times.indexOf(time)
  const before = minute > 0 ? date : day(dates.indexOf(date) - 1)
  return !minutes.has(`${before} ${times[minute > 0 ? minute - 1 : 1439]}`)
})

const monthAndDay = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

const clockOf = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })

function oracle(clock: Intl.DateTimeFormat, moment: Date): string {
  const part = Object.fromEntries(
    clock.formatToParts(moment).map(({ type, value }) => [type, value]),
  )
  const date = `${part['year']}-${part['month']}-${part['day']}`
  const closes = minutes.get(`${date} ${part['hour']}:${part['minute']}`)
  if (closes !== undefined) return `Office open until ${said[closes]}`
  const own = hours.closed?.find(({ from, to = from }) => date >= from && date <= to)
  const [shut, opens] = own ? [`${own.note}: closed`, `${own.note}: back`] : ['', 'We’re back']
  const opening = openingAfter(`${date} ${part['hour']}:${part['minute']}`)
  return opening === undefined ? shut : `${opens} ${opening}`
}

/** In the words of a page. */
function openingAfter(moment: string): string | undefined {
  const [today = '', time = ''] = moment.split(' ')
  const next = allOpenings.find((opening) => opening > moment)
  if (next === undefined) return undefined
  const [date = '', opens = ''] = next.split(' ')
  const at = `at ${said[opens]}`
  if (date === today && time < opens) return at
  // A range without hours counts from its first day.
  const own = hours.closed?.find(({ from, to = from }) => today >= from && today <= to)
  const ahead = dates.indexOf(date) - dates.indexOf(own && !own.opens ? own.from : today)
  if (ahead > 7) return monthAndDay.format(new Date(date))
  const name = weekdayOf.format(new Date(date))
  return `${ahead > 1 ? name : 'tomorrow'} ${at}`
}

/** Numbers from 0 to 1 that are the same each time. */
function* numbers() {
  for (let state = 42; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state / 2 ** 32
  }
}

const zones = words`
  America/New_York America/Chicago America/Denver America/Phoenix America/Los_Angeles
  Pacific/Honolulu`

test.each(sample(zones, 3))('open now in %s is what the minutes of 2026 say', (timeZone) => {
  const openings = buildOfficeTimes({ ...siteData().business, timeZone, hours })
  const clock = clockOf(timeZone)
  const random = numbers()
  const next = () => random.next().value ?? 0
  const answers = Array.from({ length: all ? 2000 : 400 }, (_, index) => {
    // Half of them on and around the days that are special.
    const specials = [...special]
    const near = Date.parse(specials[Math.floor(next() * specials.length)] ?? '') - 43_200_000
    const start = index % 2 === 0 ? Date.UTC(2026, 0, 2) : near
    const moment = new Date(start + next() * (index % 2 === 0 ? 363 : 2.5) * 86_400_000)
    const answer = officeNow(openings, moment)
    const right = oracle(clock, moment)
    return { answer, right, moment: moment.toISOString() }
  })
  expect(answers.filter(({ answer, right }) => answer !== right)).toEqual([])
  // All kinds of answers were among them.
  const kinds = [
    / until /,
    /’re back at /,
    /: back at /,
    / back tomorrow /,
    /’re back \w+day at /,
    /: back \w+ \d/,
  ]
  expect(kinds.filter((kind) => !answers.some(({ answer }) => kind.test(answer)))).toEqual([])
})
