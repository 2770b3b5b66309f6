import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import { hash } from '../lib/hash.ts'
import { parseJson, fieldsOf, isText } from '../lib/json.ts'
import { isCode } from './file-system.ts'

export interface Owner {
  readonly pid: number
  readonly host?: string | undefined
  /** Tells computers of one name apart. */
  readonly machine?: string | undefined
  /** Another one after each start of the system. */
  readonly boot?: string | undefined
  /** Containers number their processes each by itself. */
  readonly namespace?: string | undefined
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
  const optional = ['host', 'machine', 'boot', 'namespace', 'started', 'command', 'id'] as const
  const isFit = (name: string) => others[name] === undefined || isText(others[name])
  return isProcess && isText(since) && optional.every(isFit)
}

const longest = 60

export function describeRun(): string {
  const line = ['roof-site', ...process.argv.slice(2)].join(' ').replaceAll(/\s+/g, ' ')
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line
}

export function thisOwner(): Owner {
  return {
    pid: process.pid,
    ...thisPlace(),
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

type Place = Pick<Owner, 'host' | 'machine' | 'boot' | 'namespace'>

/** Where this process runs; what the system does not say is left out. */
function thisPlace(): Place {
  const machine = known(() => readFileSync('/etc/machine-id', 'utf8').trim())
  return {
    host: hostname(),
    // Not for others to read.
    machine: machine && hash(machine),
    boot: known(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
    namespace: known(() => readlinkSync('/proc/self/ns/pid')),
  }
}

/** Whether the process has ended for certain. No clock is asked: that of another may be wrong. */
export function hasEnded(owner: Owner): boolean {
  if (!canBeSeen(owner)) return isBeforeStart(owner)
  if (!isRunning(owner.pid)) return true
  // Another process may have got the number since.
  const started = startOf(owner.pid)
  return owner.started !== undefined && started !== undefined && owner.started !== started
}

/** Whether a process can be seen from here, running or not; a lock that says no place is of here. */
export function canBeSeen(owner: Owner): boolean {
  const here = thisPlace()
  const parts = ['host', 'machine', 'boot', 'namespace'] as const
  return owner.host === undefined || parts.every((part) => owner[part] === here[part])
}

/** No process outlives its system; computers without a mark may have one name. */
function isBeforeStart({ host, machine, boot }: Owner): boolean {
  const here = thisPlace()
  const isThisMachine = host === here.host && machine !== undefined && machine === here.machine
  return isThisMachine && boot !== undefined && here.boot !== undefined && boot !== here.boot
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
  const stat = known(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  // The name of the program, in parentheses, may hold blanks itself.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
}

/** What a system has that knows it. */
function known(read: () => string): string | undefined {
  try {
    return read() || undefined
  } catch {
    return undefined
  }
}

/** A moment as the clock on the wall shows it: `2026-11-20 14:03:12`. */
export function toLocalTime(moment: string): string {
  return new Date(moment).toLocaleString('sv-SE')
}
