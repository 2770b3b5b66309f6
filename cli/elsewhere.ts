import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import type { Answer, Order } from './run-beside.ts'
import { preparations, tasks, type TaskName } from './tasks.ts'

// The start of another thread, or of another process, with one task to do.

async function answer({ name, input }: Order): Promise<Answer> {
  const task = tasks[name] as (input: unknown) => Promise<unknown>
  try {
    return { result: await task(input) }
  } catch (error) {
    return { error }
  }
}

async function start(): Promise<void> {
  if (parentPort) {
    // `runBeside` gave the order with the thread.
    parentPort.postMessage(await answer(workerData as Order))
    return
  }
  // `startApart` names the task, and sends the order when there is one.
  const [, , name = '', root = ''] = process.argv
  // Whoever does the task hears of a failure.
  preparations[name as TaskName]?.(root).catch(() => undefined)
  const [order] = (await once(process, 'message')) as [Order]
  const given = await answer(order)
  process.send?.(given, () => process.disconnect())
}

void start()
