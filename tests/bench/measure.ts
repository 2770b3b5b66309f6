import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'

/** What one run of a program took; `null` is what this machine cannot tell. */
export interface Run {
  readonly wallSeconds: number
  /** User and system time of the program and all that it started. */
  readonly cpuSeconds: number | null
  /** The most memory that the program and all that it started held at one time. */
  readonly peakMegabytes: number | null
}

/** A program to run; `env` is added to this process's own, but for certificates. */
export interface Command {
  readonly args: readonly [string, ...string[]]
  readonly cwd: string
  readonly env?: Readonly<Record<string, string>>
}

// Node 20 reads all certificates at each start where it is given more: longer than all else in it.
const plainNode = { NODE_EXTRA_CA_CERTS: undefined }

// The shell's `times` counts what it waited for, and what that waited for in turn.
const timed = '"$@" 3>&-; code=$?; times >&3; exit $code'

/** Runs a program to its end. Throws with its messages when it fails. */
export async function measure({ args, cwd, env }: Command): Promise<Run> {
  const start = performance.now()
  const child = spawn('sh', ['-c', timed, 'sh', ...args], {
    cwd,
    env: { ...process.env, ...plainNode, ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  })
  let peak = 0
  const timer = setInterval(() => {
    peak = Math.max(peak, treeMegabytes(child.pid ?? 0))
  }, 20)
  const texts = child.stdio.map((stream) => (stream instanceof Readable ? text(stream) : ''))
  const [code]: unknown[] = await once(child, 'close').finally(() => clearInterval(timer))
  const wallSeconds = (performance.now() - start) / 1000
  const [, , messages = '', times = ''] = await Promise.all(texts)
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${String(code)}:\n${messages}`)
  return { wallSeconds, cpuSeconds: parseTimes(times), peakMegabytes: peak || null }
}

/** The second line is of the children: `0m1.230s 0m0.450s`. */
function parseTimes(output: string): number | null {
  const times = [...(output.split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g)]
  if (times.length !== 2) return null
  return times.reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  )
}

/** The high-water marks of a process and all below it; 0 where there is no `/proc`. */
function treeMegabytes(pid: number): number {
  const children = readProc(`${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number)
  const own = /^VmHWM:\s+(\d+) kB/m.exec(readProc(`${pid}/status`))?.[1] ?? 0
  return children.reduce((sum, child) => sum + treeMegabytes(child), Number(own) / 1000)
}

/** A process may end between two looks at it. */
function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8')
  } catch {
    return ''
  }
}

/** The middle of some numbers; `null` where one is not known, or there are none. */
export function median(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null).toSorted((a, b) => a - b)
  const middle = (known.length - 1) / 2
  const [low, high] = [known[Math.floor(middle)], known[Math.ceil(middle)]]
  if (known.length < values.length || low === undefined || high === undefined) return null
  return (low + high) / 2
}

/** The median of one figure of some runs. */
export const medianOf = (runs: readonly Run[], figure: keyof Run): number | null =>
  median(runs.map((run) => run[figure]))

/** Where measured projects lie: in memory where the machine has a file system there. */
const memoryFolder = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

/** A folder below `memoryFolder` for the time that `use` takes. */
export async function withFolder<Result>(
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(memoryFolder, 'roof-site-bench-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  // What is left in memory after an interrupt would stay there.
  const leave = () => process.exit(130)
  process.once('exit', remove).once('SIGINT', leave).once('SIGTERM', leave)
  try {
    return await use(folder)
  } finally {
    process.off('exit', remove).off('SIGINT', leave).off('SIGTERM', leave)
    remove()
  }
}

/** The first line that a program prints; `null` where the machine has no such program. */
export function firstLineOf(program: string, ...args: readonly string[]): string | null {
  try {
    const output = execFileSync(program, args, { stdio: ['ignore', 'pipe', 'ignore'] })
    return output.toString().split('\n')[0] ?? ''
  } catch {
    return null
  }
}

/** What results depend on besides the programs. */
export const describeMachine = () => ({
  processor: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memoryGigabytes: Math.round(totalmem() / 1e9),
  system: `${process.platform} ${process.arch}`,
  node: process.version,
  folder: memoryFolder,
})
