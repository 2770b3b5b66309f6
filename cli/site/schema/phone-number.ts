// An optional country code, area code and exchange (neither starts with 0 or 1 nor ends in 11), four digits;
// separated by spaces, dots or hyphens.
const northAmerican =
  /^(?:\+?1[\s.‐-―-]*)?(?:\((?!.11)([2-9]\d\d)\)|(?!.11)([2-9]\d\d))[\s.‐-―-]*((?!.11)[2-9]\d\d)[\s.‐-―-]*(\d{4})$/

/** `(860) 555-0142` as `+18605550142`; `undefined` for anything but a North American number. */
export function toPhoneNumber(written: string): string | undefined {
  const match = northAmerican.exec(written.trim())
  return match ? `+1${match.slice(1).join('')}` : undefined
}
