import {
  spawn,
  spawnSync,
  type ChildProcess,
  type ChildProcessWithoutNullStreams,
  type SpawnOptions,
  type SpawnOptionsWithoutStdio,
  type SpawnSyncOptions,
} from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'

/** Time limit of a test's process in milliseconds: several times the longest one. */
const bound = 300_000

interface Ended {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs a program to its end; on timeout throws with its output so far. */
export function runProgram(
  command: string,
  args: readonly string[],
  options: SpawnSyncOptions = {},
  limit = bound,
): Ended {
  const ended = spawnSync(command, args, {
    timeout: limit,
    killSignal: 'SIGKILL',
    maxBuffer: 64 * 1024 * 1024,
    ...options,
    encoding: 'utf8',
  })
  const { status, error } = ended
  // Streams that are not piped are null.
  const [stdout, stderr] = [ended.stdout ?? '', ended.stderr ?? '']
  if (error && 'code' in error && error.code === 'ETIMEDOUT')
    throw hung([command, ...args], limit, stdout + stderr)
  return { status, stdout, stderr }
}

/** The same without blocking. */
export async function runMeanwhile(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
  limit = bound,
): Promise<Ended> {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const texts = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    child[name]?.setEncoding('utf8').on('data', (text: string) => (texts[name] += text))
  const [status] = await endOf(child, () => texts.stdout + texts.stderr, limit)
  return { status, ...texts }
}

/** Resolves when a process has ended and its output is complete; kills it at the time limit. */
export function endOf(
  child: ChildProcess,
  printed: () => string,
  limit = bound,
): Promise<[status: number | null, signal: NodeJS.Signals | null]> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      reject(hung(child.spawnargs, limit, printed()))
    }, limit)
    child.once('error', reject).once('close', (status, signal) => {
      clearTimeout(timer)
      resolve([status, signal])
    })
  })
}

const hung = (words: readonly string[], limit: number, printed: string) =>
  new Error(
    `\`${words.join(' ')}\` had not ended after ${limit / 1000} s. It had printed:\n${printed || 'nothing'}`,
  )

/** Starts a program that ends with the test at the latest: first by an interrupt, then by force. */
export function startProgram(
  command: string,
  args: readonly string[],
  options: SpawnOptionsWithoutStdio = {},
): ChildProcessWithoutNullStreams {
  const child = spawn(command, args, options)
  onTestFinished(() => stopProgram(child))
  return child
}

/** Interrupts a process, and kills it if it does not end. */
export async function stopProgram(
  child: ChildProcess,
  signal: NodeJS.Signals = 'SIGINT',
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000)
  await once(child, 'exit')
  clearTimeout(timer)
}

/**
 * The environment of a process that uses a registry. Behind a proxy it needs a certificate, whose variable
 * tests/run.mjs removes for all others.
 */
export function registryEnv(): NodeJS.ProcessEnv {
  const { ROOF_SITE_CA_CERTS: certificates, ...env } = process.env
  return certificates === undefined ? env : { ...env, NODE_EXTRA_CA_CERTS: certificates }
}
