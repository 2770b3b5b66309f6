import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'

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
  const memory = watchMemory(child.pid ?? 0)
  const [, , errors, extra] = child.stdio
  const [messages, times] = [collect(errors), collect(extra)]
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const wallSeconds = (performance.now() - start) / 1000
  const peakMegabytes = memory.stop()
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${messages()}`)
  return { wallSeconds, cpuSeconds: parseTimes(times()), peakMegabytes }
}

function collect(stream: unknown): () => string {
  const parts: string[] = []
  if (stream instanceof Readable) {
    stream.setEncoding('utf8').on('data', (part: string) => parts.push(part))
  }
  return () => parts.join('')
}

/** The second line is of the children: `0m1.230s 0m0.450s`. */
function parseTimes(text: string): number | null {
  const times = [...(text.split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g)]
  if (times.length !== 2) return null
  return times.reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  )
}

const sampleMs = 20

/** Samples the high-water marks of a process tree while it runs; Linux only. */
function watchMemory(pid: number): { readonly stop: () => number | null } {
  let peak = 0
  const timer = setInterval(() => {
    peak = Math.max(peak, treeMegabytes(pid))
  }, sampleMs)
  return {
    stop: () => {
      clearInterval(timer)
      return peak === 0 ? null : peak
    },
  }
}

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
  if (known.length === 0 || known.length < values.length) return null
  const middle = (known.length - 1) / 2
  const [low = 0, high = 0] = [known[Math.floor(middle)], known[Math.ceil(middle)]]
  return (low + high) / 2
}

/** The medians of some runs. */
export function medianRun(runs: readonly Run[]) {
  return {
    wallSeconds: median(runs.map((run) => run.wallSeconds)),
    cpuSeconds: median(runs.map((run) => run.cpuSeconds)),
    peakMegabytes: median(runs.map((run) => run.peakMegabytes)),
  }
}

/** Where measured projects lie: in memory where the machine has a file system there. */
const memoryFolder = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

const interrupts = ['SIGINT', 'SIGTERM'] as const

/** A folder below `memoryFolder` for the time that `use` takes. */
export async function withFolder<Result>(
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(memoryFolder, 'roof-site-bench-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  // What is left in memory after an interrupt would stay there.
  const leave = () => {
    remove()
    process.exit(130)
  }
  for (const signal of interrupts) process.once(signal, leave)
  try {
    return await use(folder)
  } finally {
    for (const signal of interrupts) process.off(signal, leave)
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
export function describeMachine() {
  return {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memoryGigabytes: Math.round(totalmem() / 1e9),
    system: `${process.platform} ${process.arch}`,
    node: process.version,
    folder: memoryFolder,
  }
}
