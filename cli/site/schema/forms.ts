import { domainToASCII } from 'node:url'
import { cleanText } from '../../lib/invisible.ts'
import type { DataPath } from '../../parse/parse.ts'
import { starred } from '../../validate/fields.ts'
import type { ToForm } from '../../validate/rule.ts'
import { weekdays } from './business.ts'
import { toPhoneNumber } from './phone-number.ts'

/** `8:00` and `8:00 am` as `08:00`, `5 pm` as `17:00`. */
function toTime(written: string): string | undefined {
  const match = /^(\d{1,2})(?:[:.](\d\d))?\s*(?:([ap])\.?m\.?)?$/i.exec(written.trim())
  if (!match) return undefined
  const [, hour = '', minutes = '00', half = ''] = match
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour)
  return `${String(hours).padStart(2, '0')}:${minutes}`
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

/** Word processors turn hyphens into dashes. */
const withHyphens = (written: string) => written.replaceAll(/\s*[\u2010-\u2015\u2212]\s*/g, '-')

/** `6513` as `06513`, `65131234` as `06513-1234`: spreadsheets drop zeros and hyphens. */
function toPostalCode(written: string): string | undefined {
  const [, code, rest] = /^(\d{3,5})(\d{4})$/.exec(written) ?? /^(\d{3,4})$/.exec(written) ?? []
  return code && code.padStart(5, '0') + (rest === undefined ? '' : `-${rest}`)
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
  if (ownYear) return `${ownYear}-${twoDigits(ownMonth)}-${twoDigits(ownDay)}`
  return year && `${year}-${twoDigits(numberOfMonth(first))}-${twoDigits(day)}`
}

/** `9/2026`, `September 2026`, `2026-9` and a day of it as `2026-09`. */
function toMonth(written: string): string | undefined {
  const [, month = '', year] = /^(\p{L}{3,}|\d{1,2})[\s./-]+(\d{4})$/u.exec(written) ?? []
  const [, ownYear, own = ''] = /^(\d{4})[./-](\d{1,2})$/.exec(written) ?? []
  if (ownYear) return `${ownYear}-${twoDigits(own)}`
  return year ? `${year}-${twoDigits(numberOfMonth(month))}` : toDay(written)?.slice(0, 7)
}

function numberOfMonth(written: string): number {
  const named = monthNames.indexOf(written.slice(0, 3).toLowerCase()) + 1
  return named || Number(written)
}

/** `8:12` and `8 in 12` as `8/12`. */
const toPitch = (written: string) => written.replace(/^(\d+)\s*(?:[:/-]|in|on)\s*12$/, '$1/12')

/** Conversions of common ways to write a value, the likeliest first. */
export const forms: readonly ToForm[] = [
  (written) => cleanText(written).replaceAll(/[\s_]+/g, ' '),
  withHyphens,
  toPhoneNumber,
  toMailbox,
  toWeekday,
  toTime,
  toPostalCode,
  (written) => written.toUpperCase(),
  // Before `toSlug`, which drops accents: without them it would be another host.
  toPlainHost,
  (written) => toPlainHost(toSecureAddress(written)),
  toSlug,
  (written) => withSlashInFront(toSlug(written)),
  withSlashInFront,
  toSecureAddress,
  (written) => toSecureAddress(written).toLowerCase(),
  toDay,
  toMonth,
  toPitch,
  (written) => written.replace(/^https?:\/\/[^/]+/, ''),
]

/** Conversions that are certain, applied to answers, edits and repairs. */
const sureForms: Readonly<Record<string, ToForm>> = {
  'business/phone': toPhoneNumber,
  'business/email': toMailbox,
  'business/url': toSecureAddress,
  'business/hours/office/*/days/*': toWeekday,
}

/** Converts a value to the form of its field (file name first in the path), if that is certain. */
export const asMeant = (path: DataPath, written: string): string =>
  sureForms[starred(path)]?.(written.trim()) ?? written
