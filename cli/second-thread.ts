import { parentPort, workerData } from 'node:worker_threads'
import { tasks } from './tasks.ts'
import type { Order } from './run-beside.ts'

// `runBeside` starts this file with an order.
const { name, input } = workerData as Order
parentPort?.postMessage(tasks[name](input))
