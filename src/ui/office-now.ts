import type { Business } from '#generated/types'

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** What is said of the office, as the first script is told it. */
export interface OfficeTimes {
  /** By days of the week: from when, until when, and the words. */
  readonly open: Readonly<Record<string, readonly [opens: string, closes: string, words: string]>>
  /** At all other times. */
  readonly closed: string
}

/** Whether somebody is in the office at a moment, where the office is. Holidays are not known. */
export function officeNow({ open, closed }: OfficeTimes, moment: Date): string {
  const [day = '', time = ''] = clock.format(moment).match(/[A-Z]\w+|\d+:\d+/g) ?? []
  const [opens = '', closes = '', words = ''] = open[day] ?? []
  return opens <= time && time < closes ? words : closed
}

/** The words for the hours of the data. */
export function officeTimes({
  officeHours,
  emergency,
}: Pick<Business, 'officeHours' | 'emergency'>): OfficeTimes {
  return {
    open: Object.fromEntries(
      officeHours.flatMap(({ days, opens, closes }) =>
        days.map((day) => [day, [opens, closes, `Office open until ${inWords(closes)}`]]),
      ),
    ),
    closed:
      emergency?.hours === '24/7' ? 'Office closed, emergencies answered' : 'Office closed now',
  }
}

/** `18:00` reads as `6 PM`. */
function inWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return `${hour % 12 || 12}${minutes} ${hour % 24 < 12 ? 'AM' : 'PM'}`
}
