import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import * as z from 'zod'
import { parseJson } from '../lib/json.ts'
import { isCode } from './file-system.ts'
import { describeRun, toLocalTime } from './journal.ts'

const ownerSchema = z.object({
  pid: z.int().positive(),
  host: z.string().optional(),
  /** What the system says of the process's start, where it says so. */
  started: z.string().optional(),
  command: z.string().optional(),
  since: z.string(),
})

/** What a lock says of the process that holds it. */
export type Owner = Readonly<z.infer<typeof ownerSchema>>

/** What this process writes into a lock. */
export function thisOwner(): Owner {
  const { pid } = process
  const since = new Date().toISOString()
  return { pid, host: hostname(), started: startOf(pid), command: describeRun(), since }
}

/** `undefined` where the text is no owner, such as that of a lock half written. */
export const parseOwner = (text: string): Owner | undefined =>
  ownerSchema.safeParse(parseJson(text)).data

const isElsewhere = ({ host }: Owner) => host !== undefined && host !== hostname()

/** Whether the process has ended for certain, which is only known of one on this computer. */
export function hasEnded(owner: Owner): boolean {
  if (isElsewhere(owner)) return false
  return !isRunning(owner.pid) || isSameProcess(owner) === false
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return !isCode(error, 'ESRCH')
  }
}

/** Whether the process of that number is still the owner; `undefined` where nothing tells. */
function isSameProcess({ pid, started }: Owner): boolean | undefined {
  const current = startOf(pid)
  return started === undefined || current === undefined ? undefined : started === current
}

/** The start of a process in ticks since that of the system, on Linux; elsewhere unknown. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program, in parentheses, may hold blanks itself.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return undefined
  }
}

/** Who holds a lock, since when, and what cannot be known of it from here. */
export function describeOwner(owner: Owner): string {
  const { command, pid, host, since } = owner
  const seconds = Math.max(0, Math.round((Date.now() - Date.parse(since)) / 1000))
  const on = host === undefined ? '' : ` on ${host}`
  const doubt = isElsewhere(owner)
    ? ' It runs on another computer or in a container, and cannot be seen from here.'
    : isSameProcess(owner)
      ? ''
      : ` Process ${pid} is running, but may be another program that has got its number since.`
  return `\`${command ?? 'roof-site'}\` (process ${pid}${on}) has been changing this project since ${toLocalTime(since)}, for ${seconds} s.${doubt}`
}
