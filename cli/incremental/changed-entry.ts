import { readPlainYaml } from '../parse-plain.ts'

/** The one entry of a list in which two versions of a file differ. */
export interface ChangedEntry {
  /** As it was. */
  readonly before: unknown
  /** As it is. */
  readonly after: unknown
  /** Its text as it is, with the comments behind it. */
  readonly text: string
}

/** Bytes of which parts can be had: a `Buffer`, or a file. A part is good until the next one. */
export type Bytes = Pick<Buffer, 'length'> & {
  readonly subarray: (start: number, end: number) => Buffer
}

/**
 * Finds the entry in which two versions of a list in plain YAML differ, without reading the rest,
 * which is the same in both. `undefined` where they differ in more, or in anything but an entry.
 */
export function changedEntry(before: Bytes, after: Buffer): ChangedEntry | undefined {
  const same = commonStart(before, after)
  const from = startOfEntry(after, same)
  if (from === undefined) return undefined
  const rest = commonEnd(before, after, same)
  const behind = after.length - endOfEntry(after, after.length - rest)
  const text = after.toString('utf8', from, after.length - behind)
  const was = onlyEntry(before.subarray(from, before.length - behind).toString('utf8'))
  const is = onlyEntry(text)
  return was && is && { before: was.value, after: is.value, text }
}

/** So many bytes are compared at a time. */
const step = 262_144

/** How many bytes two versions begin with alike. */
function commonStart(a: Bytes, b: Buffer): number {
  const most = Math.min(a.length, b.length)
  for (let start = 0; start < most; start += step) {
    const end = Math.min(start + step, most)
    const [before, after] = [a.subarray(start, end), b.subarray(start, end)]
    if (before.equals(after)) continue
    let same = 0
    while (before[same] === after[same]) same += 1
    return start + same
  }
  return most
}

/** How many bytes they end with alike, behind those that they begin with. */
function commonEnd(a: Bytes, b: Buffer, start: number): number {
  const most = Math.min(a.length, b.length) - start
  for (let done = 0; done < most; done += step) {
    const next = Math.min(done + step, most)
    const before = a.subarray(a.length - next, a.length - done)
    const after = b.subarray(b.length - next, b.length - done)
    if (before.equals(after)) continue
    let same = 0
    while (before.at(-1 - same) === after.at(-1 - same)) same += 1
    return done + same
  }
  return most
}

const dash = '- '

/** The start of the last entry that begins before `at`, its dash included. */
function startOfEntry(text: Buffer, at: number): number | undefined {
  const within = at - dash.length
  if (within < 0) return undefined
  const line = within === 0 ? -1 : text.lastIndexOf(`\n${dash}`, within - 1)
  if (line >= 0) return line + 1
  return text.subarray(0, dash.length).equals(Buffer.from(dash)) ? 0 : undefined
}

/** The start of the first entry from `at` on, or the end of the file. */
function endOfEntry(text: Buffer, at: number): number {
  // An entry may start at `at` itself, behind the end of a line.
  const line = text.indexOf(`\n${dash}`, at - 1)
  return line < 0 ? text.length : line + 1
}

function onlyEntry(text: string): { readonly value: unknown } | undefined {
  const list = readPlainYaml(text)?.value
  return Array.isArray(list) && list.length === 1 ? { value: list[0] } : undefined
}
