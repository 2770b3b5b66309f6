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

/**
 * Finds the entry in which two versions of a list in plain YAML differ, without reading the rest,
 * which is the same in both. `undefined` where they differ in more, or in anything but an entry.
 */
export function changedEntry(before: Buffer, after: Buffer): ChangedEntry | undefined {
  const same = commonStart(before, after)
  const from = startOfEntry(after, same)
  if (from === undefined) return undefined
  const rest = commonEnd(before.subarray(same), after.subarray(same))
  const behind = after.length - endOfEntry(after, after.length - rest)
  const text = after.toString('utf8', from, after.length - behind)
  const was = onlyEntry(before.toString('utf8', from, before.length - behind))
  const is = onlyEntry(text)
  return was && is && { before: was.value, after: is.value, text }
}

/** So many bytes are compared at a time. */
const step = 65_536

/** How many bytes two versions begin with alike. */
function commonStart(a: Buffer, b: Buffer): number {
  const most = Math.min(a.length, b.length)
  let same = 0
  while (same < most && a.subarray(same, same + step).equals(b.subarray(same, same + step))) {
    same += step
  }
  while (same < most && a[same] === b[same]) same += 1
  return Math.min(same, most)
}

function commonEnd(a: Buffer, b: Buffer): number {
  const most = Math.min(a.length, b.length)
  const at = (bytes: Buffer, end: number) => bytes.subarray(-end - step, bytes.length - end)
  let same = 0
  while (same + step <= most && at(a, same).equals(at(b, same))) same += step
  while (same < most && a[a.length - 1 - same] === b[b.length - 1 - same]) same += 1
  return same
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
