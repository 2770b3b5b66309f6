import { on } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import type { Answer, Order } from './run-beside.ts'
import { tasks } from './tasks.ts'

// The start of another thread, with one task to do, or of another process, with one after the other.

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
  for await (const [order] of on(process, 'message') as AsyncIterable<[Order]>) {
    const given = await answer(order)
    // Whoever gave the order may be gone.
    process.send?.(given, () => undefined)
  }
}

void start()
