import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Worker, type TransferListItem } from 'node:worker_threads'
import { stepBack } from './step-back.ts'
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

/** Such a process ends before code that V8 has optimized would pay for that. */
const briefly = ['--no-opt']

/** A process for tasks, which does one after the other; it gives back all memory when it ends. */
export interface Apart {
  /** Does a task after those before it. Rejects with what it throws. */
  readonly run: <Name extends TaskName>(
    name: Name,
    input: Order<Name>['input'],
  ) => Promise<Result<Name>>
  /** Lets this process go first, where there are fewer processors than work. */
  readonly stepBack: () => void
  /** Ends the process, whatever it is at; resolves when it has ended. */
  readonly end: () => Promise<void>
}

/** Starts a process for tasks. In a program that is not bundled they are run on this thread. */
export function startApart(): Apart {
  const file = elsewhere()
  if (file === undefined) {
    return { run: inTurn(runHere), stepBack: () => undefined, end: () => Promise.resolve() }
  }
  const env = { ...process.env, ...smallPages }
  const child = fork(file, { serialization: 'advanced', execArgv: briefly, env })
  const waiting: Waiting[] = []
  const fail = () => {
    for (const { reject } of waiting.splice(0)) reject(endedEarly())
  }
  child.on('message', (answer) => waiting.shift()?.resolve(answer as Answer))
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve())
    child.once('exit', () => resolve())
  }).then(fail)
  return {
    run: (name, input) => {
      const answer = new Promise<Answer>((resolve, reject) => waiting.push({ resolve, reject }))
      // Where that fails, the process has ended.
      child.send({ name, input } satisfies Order, (error) => error && fail())
      return resultOf(answer)
    },
    stepBack: () => {
      if (child.pid) stepBack(child.pid)
    },
    end: () => {
      child.kill()
      return ended
    },
  }
}

/** Who waits for an answer. */
interface Waiting {
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

/** The same with one task after the other. */
function inTurn(run: Apart['run']): Apart['run'] {
  let last: Promise<unknown> = Promise.resolve()
  return (name, input) => {
    const next = last.then(() => run(name, input))
    last = next.catch(() => undefined)
    return next
  }
}

const endedEarly = () => new Error('A part of the build ended before it was done.')

/** Where other threads and processes start, in a program that is bundled. */
function elsewhere(): string | undefined {
  const file = fileURLToPath(new URL('./elsewhere.cjs', import.meta.url))
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

/** The one message of a thread; rejects where that ends without one. */
function answerOf(thread: Worker): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // Nothing but `elsewhere` sends messages here.
    thread.once('message', (answer) => resolve(answer as Answer))
    thread.once('error', reject)
    thread.once('exit', () => reject(endedEarly()))
  })
}
