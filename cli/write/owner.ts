import { readFileSync } from 'node:fs'
import { hostname, uptime } from 'node:os'
import { parseJson, fieldsOf, isText } from '../lib/json.ts'
import { isCode } from './file-system.ts'

export interface Owner {
  readonly pid: number
  readonly host?: string | undefined
  /** What the system says of the process's start, where it says so. */
  readonly started?: string | undefined
  readonly command?: string | undefined
  readonly since: string
  /** Tells two locks of one process apart. */
  readonly id?: string | undefined
}

function isOwner(value: unknown): value is Owner {
  const { pid, since, ...others } = fieldsOf(value)
  const isProcess = typeof pid === 'number' && Number.isSafeInteger(pid) && pid > 0
  const optional = [others['host'], others['started'], others['command'], others['id']]
  return isProcess && isText(since) && optional.every((each) => each === undefined || isText(each))
}

/** After so long a lock of another computer, which cannot be asked, counts as left behind. */
const oneHour = 60 * 60 * 1000
const longest = 60

export function describeRun(): string {
  const line = ['roof-site', ...process.argv.slice(2)].join(' ').replaceAll(/\s+/g, ' ')
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line
}

export function thisOwner(): Owner {
  return {
    pid: process.pid,
    host: hostname(),
    started: startOf(process.pid),
    command: describeRun(),
    since: new Date().toISOString(),
    id: Math.random().toString(36).slice(2),
  }
}

/** `undefined` where the text is no owner, such as that of a lock half written. */
export function parseOwner(text: string): Owner | undefined {
  const owner = parseJson(text)
  return isOwner(owner) ? owner : undefined
}

/** Whether the process has ended, as far as can be known from here. */
export function hasEnded(owner: Owner): boolean {
  const since = Date.parse(owner.since)
  if (owner.host !== undefined && owner.host !== hostname()) return Date.now() - since > oneHour
  if (!isRunning(owner.pid)) return true
  // Another process may have got the number since.
  const started = startOf(owner.pid)
  if (owner.started !== undefined && started !== undefined) return owner.started !== started
  return since < Date.now() - uptime() * 1000
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return !isCode(error, 'ESRCH')
  }
}

/** The start of a process in ticks since that of the system, on Linux; elsewhere unknown. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program, in parentheses, may hold blanks itself.
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
    return `${boot} ${ticks}`
  } catch {
    return undefined
  }
}

/** A moment as the clock on the wall shows it: `2026-11-20 14:03:12`. */
export function toLocalTime(moment: string): string {
  return new Date(moment).toLocaleString('sv-SE')
}
