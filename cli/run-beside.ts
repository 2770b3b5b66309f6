import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { tasks, type TaskName } from './tasks.ts'

/** What a second thread is told. */
export interface Order<Name extends TaskName = TaskName> {
  readonly name: Name
  readonly input: Parameters<(typeof tasks)[Name]>[0]
}

type Result<Name extends TaskName> = Awaited<ReturnType<(typeof tasks)[Name]>>

/** Room for what lives shortly: tasks make much of that, and would stop for it again and again. */
const resourceLimits = { maxYoungGenerationSizeMb: 64 }

/**
 * Runs a task on a second thread, while this one goes on. Rejects with what the task throws. In a
 * program that is not bundled the task is run on this thread.
 */
export function runBeside<Name extends TaskName>(
  name: Name,
  input: Order<Name>['input'],
): Promise<Result<Name>> {
  const file = fileURLToPath(new URL('./second-thread.js', import.meta.url))
  // What the table says of each name, which the compiler does not see for one that is not fixed.
  const task = tasks[name] as (input: Order<Name>['input']) => Promise<Result<Name>>
  return new Promise<Result<Name>>((resolve, reject) => {
    if (!existsSync(file)) {
      resolve(task(input))
      return
    }
    const order: Order<Name> = { name, input }
    const worker = new Worker(file, { workerData: order, resourceLimits })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}
