import { parentPort, workerData } from 'node:worker_threads'
import type { Order } from './run-beside.ts'
import { tasks } from './tasks.ts'

// `runBeside` starts this file with an order.
const { name, input } = workerData as Order
const task = tasks[name] as (input: unknown) => Promise<unknown>
parentPort?.postMessage(await task(input))
