import type { Business } from '../../generated/types'

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Whether somebody is in the office at a moment, where the office is. Holidays are not known. */
export function officeNow(
  { officeHours, emergency }: Pick<Business, 'officeHours' | 'emergency'>,
  moment: Date,
): string {
  const parts = clock.formatToParts(moment)
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  const time = `${partOf('hour')}:${partOf('minute')}`
  const today = officeHours.find(({ days }) => days.includes(partOf('weekday')))
  if (today && today.opens <= time && time < today.closes) {
    return `Office open until ${inWords(today.closes)}`
  }
  return emergency?.hours === '24/7' ? 'Office closed, emergencies answered' : 'Office closed now'
}

/** `18:00` reads as `6 PM`. */
function inWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return `${hour % 12 || 12}${minutes} ${hour % 24 < 12 ? 'AM' : 'PM'}`
}
