import { domainToASCII } from 'node:url'
import { lastDayOf } from '../../lib/dates.ts'
import { cleanText } from '../../lib/invisible.ts'
import type { DataPath } from '../../parse/parse.ts'
import { starred, valueAt } from '../../validate/fields.ts'
import type { ToForm } from '../../validate/rule.ts'
import { spanOf } from '../pages/office-hours.ts'
import { statesOfZip } from '../states/postal.ts'
import { weekdays } from './business.ts'
import { reviewWords } from './reviews.ts'
import { toPhoneNumber } from './phone-number.ts'

const namedTimes: Readonly<Record<string, string>> = { noon: '12:00', midnight: '00:00' }

/** `8:00`, `0800` and `8:00 am` as `08:00`, `5 pm` as `17:00`. */
function toTime(written: string): string | undefined {
  const text = written.trim().toLowerCase()
  const match = /^(\d{1,2})(?:[:.]?([0-5]\d)(?::00)?)?\s*(?:([ap])(?:\.?m\.?)?)?$/.exec(text)
  if (!match) return namedTimes[text]
  const [, hour = '', minutes = '00', half = ''] = match
  const hours = half ? (Number(hour) % 12) + (half === 'p' ? 12 : 0) : Number(hour)
  return hours > 24 ? undefined : `${twoDigits(hours)}:${minutes}`
}

/** Whether a time cannot be of the other half of the day. */
const hasHalf = (written: string) =>
  /[a-z]/i.test(written) || Number(toTime(written)?.slice(0, 2)) > 12

/** No office opens before five in the morning: `1:00` may be of the afternoon. */
function toOpening(written: string): string | undefined {
  const time = toTime(written)
  return time && (hasHalf(written) || time >= '05:00') ? time : undefined
}

/** `5:00` as `17:00`, where the office opens at `08:00`; nothing where it may be of either half. */
function toClosing(written: string, around: unknown): string | undefined {
  const time = toTime(written)
  if (time === undefined || hasHalf(written)) return time === '00:00' ? '24:00' : time
  const opens = toOpening(String(valueAt(around, ['opens'])))
  return opens && opens !== time ? inLaterHalf(opens, time) : undefined
}

/** For how many hours an office is open at most. */
export const longestHours = 16

/** The hour after noon, or midnight, that was meant where hours that go on past midnight are too long. */
export function inLaterHalf(opens: string, closes: string): string | undefined {
  const [from, to] = spanOf({ opens, closes })
  if (opens < closes || to - from <= longestHours * 60) return undefined
  const hour = Number(closes.slice(0, 2)) + (closes === '00:00' ? 24 : 12)
  const later = `${hour}${closes.slice(2)}`
  return later > opens && later <= '24:00' ? later : undefined
}

/** `Roof Repairs/` as `roof-repairs`, `Café` as `cafe`. */
const toSlug = (written: string) =>
  withoutMarks(written)
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-')
    .replaceAll(/-*\/-*/g, '/')
    .replace(/^-+|[-/]+$/g, '')

/** Removes accents, except in email addresses. */
const withoutMarks = (written: string) =>
  written.includes('@') ? written : written.normalize('NFKD').replaceAll(/\p{M}/gu, '')

const toSecureAddress = (written: string) =>
  `https://${written.replace(/^\w+:\/\//, '').replace(/\/+$/, '')}`

/** `https://dächer.example` as `https://xn--dcher-gra.example`, and so the host of an email address. */
const toPlainHost = (written: string) =>
  written.replace(
    /^(https:\/\/|[^@]*@)([^/:]+)/,
    (_, start: string, host: string) => start + domainToASCII(host),
  )

/** `mailto:office@example.com` and `The Office <office@example.com>` as `office@example.com`. */
const toMailbox = (written: string) =>
  /^(?:mailto:)?([^\s<>,;?]+@[^\s<>,;?]+)(?:\?.*)?$/i.exec(written)?.[1] ??
  /^[^<>]*<(?:mailto:)?([^\s<>]+@[^\s<>]+)>$/i.exec(written)?.[1]

/** `Sat`, `sat.` and `Saturdays` as `Saturday`. */
function toWeekday(written: string): string | undefined {
  const [, letters = ''] = /^(\p{L}{3,}?)s?\.?$/u.exec(written.trim().toLowerCase()) ?? []
  return weekdays.find((day) => letters !== '' && day.toLowerCase().startsWith(letters))
}

const daysByName: readonly (readonly [names: RegExp, from: number, to: number])[] = [
  [/^(?:daily|every ?day|all days|(?:7|seven) days(?: a week)?)$/i, 0, 7],
  [/^(?:weekdays?|work(?:ing )?days?|m ?[-\u2013] ?f)$/i, 0, 5],
  [/^weekends?$/i, 5, 7],
]

/** `Daily`, `Mon-Fri` and `Mon, Wed & Sat` as the names of these days; nothing where a part names none. */
function toWeekdays(written: string): readonly string[] | undefined {
  const parts = written.trim().split(/\s*(?:[,;&/+]|\band\b)\s*/i)
  const days = parts.map(toDaysInTurn)
  return days.every((each) => each !== undefined) ? [...new Set(days.flat())] : undefined
}

function toDaysInTurn(written: string): readonly string[] | undefined {
  const days = daysByName.find(([names]) => names.test(written))
  if (days) return weekdays.slice(days[1], days[2])
  const ends = written.split(/\s*(?:[-\u2010-\u2015\u2212]|\bto\b|\bthrough\b|\bthru\b)\s*/i)
  const [from = -1, to = from, ...more] = ends.map((end) =>
    weekdays.findIndex((day) => day === toWeekday(end)),
  )
  if (from < 0 || to < 0 || more.length > 0) return undefined
  // From Sunday to Thursday the week turns.
  const count = ((to - from + weekdays.length) % weekdays.length) + 1
  return [...weekdays, ...weekdays].slice(from, from + count)
}

/** Dashes that a word processor made of a hyphen. */
const withHyphens = (written: string) => written.replaceAll(/\s*[\u2010-\u2015\u2212]\s*/g, '-')

/** `6513` as `06513`, where the office's state has it, and `65131234` as `06513-1234`: spreadsheets drop zeros and hyphens. */
function toPostalCode(written: string, address: unknown): string | undefined {
  const [, code = '', rest] =
    /^(\d{3,5})-?(\d{4})$/.exec(written) ?? /^(\d{3,5})$/.exec(written) ?? []
  const whole = code.padStart(5, '0')
  const state = String(valueAt(address, ['regionCode']))
  if (code === '' || !(whole === code || statesOfZip(whole).includes(state))) return undefined
  return whole + (rest === undefined ? '' : `-${rest}`)
}

const withSlashInFront = (written: string) => `/${written.replace(/^\/*(data\/)?(public\/)?/, '')}`

const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

const twoDigits = (number: number | string) => String(number).padStart(2, '0')

/** `8/14/2026`, `August 14, 2026` and `2026-8-14` as `2026-08-14`. */
function toDay(written: string): string | undefined {
  const [, first = '', day = '', year = ''] =
    /^(\p{L}{3,}|\d{1,2})[\s./-]+(\d{1,2}),?[\s./-]+(\d{4})$/u.exec(written) ?? []
  const [, ownYear, ownMonth = '', ownDay = ''] =
    /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})$/.exec(written) ?? []
  if (ownYear) return existing(ownYear, ownMonth, ownDay)
  return year && `${year}-${twoDigits(numberOfMonth(first))}-${twoDigits(day)}`
}

const usualDay = /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+\d{4}$/

/**
 * The day that alone can be meant: `8/14/2026`, but not `8/3/2026`, in which others write the day first; where all
 * others of a table write the month first, that too.
 */
export function toSureDay(written: string, monthFirst = false): string | undefined {
  const day = toDay(written) ?? ''
  const [, month = '', number = ''] = /^\d{4}-(\d\d)-(\d\d)$/.exec(day) ?? []
  const [, first, second] = usualDay.exec(written) ?? []
  const isEither = first !== second && Number(second) <= 12 && !monthFirst
  const isOf =
    Number(month) >= 1 && Number(month) <= 12 && Number(number) <= lastDayOf(day.slice(0, 7))
  // In place of a day that the month has not, any other may be meant.
  const isWritten = !/^\d{4}/.test(written) || Number(/\d+$/.exec(written)) === Number(number)
  return isOf && isWritten && !isEither ? day : undefined
}

/** Whether days are written with the month first, as one of them shows and none denies. */
export function isMonthFirst(days: readonly string[]): boolean {
  const parts = days.flatMap((day) => [usualDay.exec(day.trim()) ?? []])
  const isBeyond = (part: string | undefined) => Number(part) > 12
  return (
    parts.some(([, , second]) => isBeyond(second)) && !parts.some(([, first]) => isBeyond(first))
  )
}

const toReviewSource = (written: string) =>
  reviewWords.find((word) => word === written.toLowerCase())

/** The day, or the last one of a month that has not so many. */
function existing(year: string, month: string, day: string): string {
  const ofMonth = `${year}-${twoDigits(month)}`
  const last = /^(?:0[1-9]|1[0-2])$/.test(twoDigits(month)) ? lastDayOf(ofMonth) : 31
  const isBeyond = Number(day) > last && Number(day) <= 31
  return `${ofMonth}-${twoDigits(isBeyond ? last : day)}`
}

/** `9/2026`, `September 2026`, `2026-9` and a day of it as `2026-09`. */
function toMonth(written: string): string | undefined {
  const [, month = '', year] = /^(\p{L}{3,}|\d{1,2})[\s./-]+(\d{4})$/u.exec(written) ?? []
  const [, ownYear, own = ''] = /^(\d{4})[./-](\d{1,2})$/.exec(written) ?? []
  if (ownYear) return `${ownYear}-${twoDigits(own)}`
  return year ? `${year}-${twoDigits(numberOfMonth(month))}` : toDay(written)?.slice(0, 7)
}

function toRealMonth(written: string): string | undefined {
  const month = toMonth(written)
  return month && /-(0[1-9]|1[0-2])$/.test(month) ? month : undefined
}

function numberOfMonth(written: string): number {
  const month = monthNames.indexOf(written.slice(0, 3).toLowerCase()) + 1
  return month || Number(written)
}

/** `8:12` and `8 in 12` as `8/12`. */
const toPitch = (written: string) => written.replace(/^(\d+)\s*(?:[:/-]|in|on)\s*12$/, '$1/12')

const edges: Readonly<Record<string, string>> = {
  left: '0%',
  top: '0%',
  center: '50%',
  middle: '50%',
  right: '100%',
  bottom: '100%',
}

/** `40, 20` and `40%/20%` as `40% 20%`, `top` as `50% 0%`, `right top` as `100% 0%`. */
function toFocus(written: string): string | undefined {
  const words = written.toLowerCase().split(/[\s,;/x×-]+/)
  const parts = words.map((each) => edges[each] ?? each.replace(/^(\d{1,3})%?$/, '$1%'))
  const [word = '', ...others] = words
  if (others.length === 0 && edges[word] === undefined) return undefined
  const [first = '', second = '50%'] = parts
  const focus = /^(top|bottom)$/.test(word) ? `${second} ${first}` : `${first} ${second}`
  return /^\d+% \d+%$/.test(focus) ? focus : undefined
}

/** `tel:8605550142` and `mailto:office@example.com` are the address of no page. */
function ofPage(toForm: ToForm): ToForm {
  return (written) =>
    /^(?:tel|sms|mailto|javascript):/i.test(written) ? undefined : toForm(written)
}

/** Conversions of common ways to write a value, the likeliest first. */
export const forms: readonly ToForm[] = [
  (written) => cleanText(written).replaceAll(/[\s_]+/g, ' '),
  withHyphens,
  toPhoneNumber,
  toMailbox,
  toWeekday,
  toTime,
  (written) => written.toUpperCase(),
  // Before `toSlug`, which drops accents: without them it would be another host.
  toPlainHost,
  ofPage((written) => toPlainHost(toSecureAddress(written))),
  ofPage(toSlug),
  ofPage((written) => withSlashInFront(toSlug(written))),
  ofPage(withSlashInFront),
  ofPage(toSecureAddress),
  ofPage((written) => toSecureAddress(written).toLowerCase()),
  toDay,
  toMonth,
  toPitch,
  toFocus,
  (written) => written.replace(/^https?:\/\/[^/]+/, ''),
]

type SureForm = (written: string, around: unknown) => string | readonly string[] | undefined

/** The form that is meant, where nothing else can be: what is asked, clicked or repaired takes it. */
const sureForms: Readonly<Record<string, SureForm>> = {
  'business/phone': toPhoneNumber,
  'business/email': toMailbox,
  'business/address/postalCode': toPostalCode,
  'business/url': toSecureAddress,
  'business/hours/office/*/days': toWeekdays,
  'business/hours/office/*/days/*': (written) => toWeekday(written) ?? toWeekdays(written),
  'business/hours/office/*/opens': toOpening,
  'business/hours/office/*/closes': toClosing,
  'business/hours/closed/*/opens': toOpening,
  'business/hours/closed/*/closes': toClosing,
  'services/*/price/asOf': toRealMonth,
  'projects/*/services/*': toSlug,
  'projects/*/finished': toRealMonth,
  'reviews/*/on': toReviewSource,
  ...Object.fromEntries(
    [
      'business/hours/closed/*/from',
      'business/hours/closed/*/to',
      'business/insurance/certificate',
      'reviews/*/date',
      'site/notices/*/from',
      'site/notices/*/to',
    ].map((path) => [path, (written: string) => toSureDay(written)]),
  ),
}

/**
 * What a text of a field can mean alone, the file first in the path, with the map or list around it;
 * `undefined` where that is not sure. A list stands for what is written in place of one, or of an item.
 */
export const sureForm = (path: DataPath, written: string, around?: unknown) =>
  sureForms[starred(path)]?.(written.trim(), around)

/** A text as its field has it; as it was written where that is not sure. */
export function asMeant(path: DataPath, written: string, around?: unknown): string {
  const meant = sureForm(path, written, around)
  return typeof meant === 'string' ? meant : written
}
