import { readValue } from '../parse/read-value.ts'

/** The one entry of a list in which two versions of a file differ. */
export interface ChangedEntry {
  /** As it was. */
  readonly before: unknown
  /** As it is. */
  readonly after: unknown
  /** Its text as it is, with the comments behind it. */
  readonly text: string
  /** How many bytes the versions begin with alike. */
  readonly same: number
}

/** Bytes of which parts can be had: a `Buffer`, or a file. A part is good until the next one. */
export type Bytes = Pick<Buffer, 'length'> & {
  readonly subarray: (start: number, end: number) => Buffer
}

/**
 * Finds the entry in which two versions of a list in plain YAML differ, without reading the rest,
 * which is the same in both. `undefined` where they differ in more, or in anything but an entry.
 */
export function changedEntry(before: Bytes, after: Bytes): ChangedEntry | undefined {
  const same = commonStart(before, after)
  const start = startOfEntry(after, same)
  const end = endOfEntry(after, after.length - commonEnd(before, after, same))
  if (start === undefined || end === undefined) return undefined
  const behind = after.length - end
  const text = textOf(after, start, end)
  const was = onlyEntry(textOf(before, start, before.length - behind))
  const is = onlyEntry(text)
  return was && is && { before: was.value, after: is.value, text, same }
}

const textOf = (bytes: Bytes, start: number, end: number) =>
  bytes.subarray(start, end).toString('utf8')

/** So many bytes are looked at at a time. */
const step = 262_144

/** How many bytes two versions begin with alike. */
function commonStart(a: Bytes, b: Bytes): number {
  const most = Math.min(a.length, b.length)
  for (let start = 0; start < most; start += step) {
    const end = Math.min(start + step, most)
    const [before, after] = [a.subarray(start, end), b.subarray(start, end)]
    if (!before.equals(after)) return start + firstDifference(before, after)
  }
  return most
}

/** How many bytes they end with alike, behind those that they begin with. */
function commonEnd(a: Bytes, b: Bytes, start: number): number {
  const most = Math.min(a.length, b.length) - start
  for (let done = 0; done < most; done += step) {
    const next = Math.min(done + step, most)
    const before = a.subarray(a.length - next, a.length - done)
    const after = b.subarray(b.length - next, b.length - done)
    if (!before.equals(after)) return next - 1 - lastDifference(before, after)
  }
  return most
}

/** The index of the first byte that differs in two parts; halves are compared faster than bytes. */
function firstDifference(a: Buffer, b: Buffer): number {
  let [from, to] = [0, a.length]
  while (to - from > 1) {
    const middle = (from + to) >> 1
    if (a.subarray(from, middle).equals(b.subarray(from, middle))) from = middle
    else to = middle
  }
  return from
}

/** The same of the last byte. */
function lastDifference(a: Buffer, b: Buffer): number {
  let [from, to] = [0, a.length]
  while (to - from > 1) {
    const middle = (from + to) >> 1
    if (a.subarray(middle, to).equals(b.subarray(middle, to))) to = middle
    else from = middle
  }
  return from
}

const dash = '- '

/** The start of the last entry that begins before `at`, its dash included; not too far from there. */
function startOfEntry(bytes: Bytes, at: number): number | undefined {
  const from = Math.max(0, at - step)
  const part = bytes.subarray(from, at)
  const line = part.lastIndexOf(`\n${dash}`)
  if (line >= 0) return from + line + 1
  return from === 0 && part.subarray(0, dash.length).equals(Buffer.from(dash)) ? 0 : undefined
}

/** The start of the first entry from `at` on, or the end of the file; not too far from there. */
function endOfEntry(bytes: Bytes, at: number): number | undefined {
  // An entry may start at `at` itself, behind the end of a line.
  const from = Math.max(0, at - 1)
  const to = Math.min(from + step, bytes.length)
  const line = bytes.subarray(from, to).indexOf(`\n${dash}`)
  if (line >= 0) return from + line + 1
  return to === bytes.length ? to : undefined
}

function onlyEntry(text: string): { readonly value: unknown } | undefined {
  const list = readValue(text)?.value
  return Array.isArray(list) && list.length === 1 ? { value: list[0] } : undefined
}
