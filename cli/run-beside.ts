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
  return runElsewhere({ name, input }, (file, workerData) => {
    const worker = new Worker(file, { workerData, resourceLimits, transferList })
    return answerOf(worker)
  })
}

/** The same in a process of its own, which gives back all memory when it ends. */
export function runApart<Name extends TaskName>(
  name: Name,
  input: Order<Name>['input'],
): Promise<Result<Name>> {
  return runElsewhere({ name, input }, (file, order) => {
    const child = fork(file, { serialization: 'advanced', execArgv: [] })
    child.send(order)
    return answerOf(child)
  })
}

async function runElsewhere<Name extends TaskName>(
  order: Order<Name>,
  start: (file: string, order: Order) => Promise<Answer>,
): Promise<Result<Name>> {
  const file = fileURLToPath(new URL('./elsewhere.js', import.meta.url))
  // What the table says of each name, which the compiler does not see for one that is not fixed.
  const task = tasks[order.name] as (input: Order<Name>['input']) => Promise<Result<Name>>
  if (!existsSync(file)) return task(order.input)
  const answer = await start(file, order)
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
