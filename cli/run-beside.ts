import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Worker, type TransferListItem } from 'node:worker_threads'
import { tasks, type TaskName } from './tasks.ts'

/** What is asked of another thread or process. */
export interface Order<Name extends TaskName = TaskName> {
  readonly name: Name
  readonly input: Parameters<(typeof tasks)[Name]>[0]
}

/** What comes back. */
export type Answer = { readonly result: unknown } | { readonly error: unknown }

type Result<Name extends TaskName> = Awaited<ReturnType<(typeof tasks)[Name]>>

/** Room for what lives shortly: tasks make much of that, and would stop for it again and again. */
const resourceLimits = { maxYoungGenerationSizeMb: 64 }

/**
 * Runs a task on a second thread, while this one goes on. Rejects with what the task throws. In a
 * program that is not bundled the task is run on this thread. `transferList` names what of the
 * input moves there instead of being copied.
 */
export function runBeside<Name extends TaskName>(
  name: Name,
  input: Order<Name>['input'],
  transferList: TransferListItem[] = [],
): Promise<Result<Name>> {
  const file = elsewhere()
  if (file === undefined) return runHere(name, input)
  const workerData: Order = { name, input }
  return resultOf(answerOf(new Worker(file, { workerData, resourceLimits, transferList })))
}

/**
 * Bundling asks for memory on several threads, each in pages of 2 MB, which the system clears first:
 * without them it takes 100 MB and a tenth of the time less (mimalloc's `allow_thp`).
 */
const smallPages = { MIMALLOC_ALLOW_THP: '0' }

/** A process for one task; it gives back all memory when it ends. */
export interface Apart<Name extends TaskName> {
  /** Does the task. Rejects with what it throws. To be called once. */
  readonly run: (input: Order<Name>['input']) => Promise<Result<Name>>
  /** Ends the process, whatever it is at. */
  readonly end: () => void
}

/**
 * Starts a process for a task in a project, which loads what it needs before there is any input. In
 * a program that is not bundled there is none, and the task is run on this thread.
 */
export function startApart<Name extends TaskName>(name: Name, root: string): Apart<Name> {
  const file = elsewhere()
  if (file === undefined) return { run: (input) => runHere(name, input), end: () => undefined }
  const env = { ...process.env, ...smallPages }
  const child = fork(file, [name, root], { serialization: 'advanced', execArgv: [], env })
  const answer = answerOf(child)
  // Where it is ended unasked, nobody waits for it.
  answer.catch(() => undefined)
  return {
    run: (input) => {
      // Where that fails, the process has ended, and so the answer fails too.
      child.send({ name, input } satisfies Order, () => undefined)
      return resultOf(answer)
    },
    end: () => void child.kill(),
  }
}

/** Where other threads and processes start, in a program that is bundled. */
function elsewhere(): string | undefined {
  const file = fileURLToPath(new URL('./elsewhere.mjs', import.meta.url))
  return existsSync(file) ? file : undefined
}

function runHere<Name extends TaskName>(
  name: Name,
  input: Order<Name>['input'],
): Promise<Result<Name>> {
  // What the table says of each name, which the compiler does not see for one that is not fixed.
  const task = tasks[name] as (input: Order<Name>['input']) => Promise<Result<Name>>
  return task(input)
}

async function resultOf<Name extends TaskName>(answering: Promise<Answer>): Promise<Result<Name>> {
  const answer = await answering
  if ('error' in answer) throw answer.error
  // What the task returned.
  return answer.result as Result<Name>
}

/** The one message of a thread or process; rejects where that ends without one. */
function answerOf(other: Worker | ReturnType<typeof fork>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // Nothing but `elsewhere` sends messages here.
    other.once('message', (answer) => resolve(answer as Answer))
    other.once('error', reject)
    other.once('exit', () => reject(new Error('A part of the build ended before it was done.')))
  })
}
