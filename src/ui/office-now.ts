import type { OfficeTimes } from '#generated/types'

/** Whether somebody is in the office at a moment, in the office's time zone. */
export function officeNow([timeZone, week, ranges]: OfficeTimes, moment: Date): string {
  const shown = moment.toLocaleString('en-US', { timeZone, hourCycle: 'h23' })
  const [month = 0, day, year = 0, hour = 0, minute = 0] = shown.split(/\D+/).map(Number)
  const date = Date.UTC(year, month - 1, day)
  const time = hour * 60 + minute
  const special = ranges.find(([from, to]) => from <= date && date <= to)?.[2]
  const [spans, closed] = special ?? week[new Date(date).getUTCDay()] ?? [[], '']
  return spans.find(([from, to]) => from <= time && time < to)?.[2] ?? closed
}
