import { cleanText } from '../lib/invisible.ts'
import { toPhoneNumber } from '../lib/phone-number.ts'

/** `8:00` and `8:00 am` as `08:00`, `5 pm` as `17:00`. */
function toTime(written: string): string | undefined {
  const match = /^(\d{1,2})(?:[:.](\d\d))?\s*(?:([ap])\.?m\.?)?$/i.exec(written.trim())
  if (!match) return undefined
  const [, hour = '', minutes = '00', half = ''] = match
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour)
  return `${String(hours).padStart(2, '0')}:${minutes}`
}

/** `Roof Repairs/` as `roof-repairs`. */
const toSlug = (written: string) =>
  written
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-')
    .replaceAll(/-*\/-*/g, '/')
    .replace(/^-+|[-/]+$/g, '')

const toSecureAddress = (written: string) =>
  `https://${written.replace(/^\w+:\/\//, '').replace(/\/+$/, '')}`

const withSlashInFront = (written: string) => `/${written.replace(/^\/*(data\/)?(public\/)?/, '')}`

/** Ways in which people write what a field wants in another form, the likeliest first. */
const forms: readonly ((written: string) => string | undefined)[] = [
  (written) => cleanText(written).replaceAll(/[\s_]+/g, ' '),
  toPhoneNumber,
  toTime,
  (written) => written.toUpperCase(),
  toSlug,
  (written) => withSlashInFront(toSlug(written)),
  withSlashInFront,
  toSecureAddress,
  (written) => toSecureAddress(written).toLowerCase(),
]

/** What was probably meant: the first usual rewriting that matches the pattern of the field. */
export function nearForm(written: string, pattern: RegExp): string | undefined {
  const trimmed = written.trim()
  if (trimmed === '') return undefined
  return forms
    .map((toForm) => toForm(trimmed))
    .find((form) => form !== undefined && pattern.test(form))
}

/** Names with commas between them as a list: `[Essex, Lyme]`; sentences are left to people. */
export function toListOf(written: string): string | undefined {
  const names = cleanText(written)
    .split(/[,;\n]/)
    .flatMap((name) => name.trim() || [])
  const isPlain = names.every((name) => /^[\p{L}\d][\p{L}\p{M}\d '’/-]{0,39}$/u.test(name))
  return isPlain && names.length > 0 ? `[${names.join(', ')}]` : undefined
}
