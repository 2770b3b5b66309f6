import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import type { Answer, Order } from './run-beside.ts'
import { tasks } from './tasks.ts'

// The start of another thread, or of another process, with one task to do.

async function answer({ name, input }: Order): Promise<Answer> {
  const task = tasks[name] as (input: unknown) => Promise<unknown>
  try {
    return { result: await task(input) }
  } catch (error) {
    return { error }
  }
}

if (parentPort) {
  // `runBeside` gave the order with the thread.
  parentPort.postMessage(await answer(workerData as Order))
} else {
  // `runApart` sends it.
  const [order] = (await once(process, 'message')) as [Order]
  const given = await answer(order)
  process.send?.(given, () => process.disconnect())
}
