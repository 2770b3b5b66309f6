import type { EventEmitter } from 'node:events'
import { stampOf } from '../load/list-files.ts'

/** Longer than what a watcher passes over: a second change of a file within 50 ms. */
const quiet = 60

/** Looks again at each file that changed, until it stays as it was when its change was told. */
export function tellLastChange(watcher: EventEmitter): void {
  const told = new Map<string, string>()
  watcher.on('change', (file: string) => {
    told.set(file, stampOf(file))
    setTimeout(() => {
      if (stampOf(file) === told.get(file)) return
      watcher.emit('change', file)
      watcher.emit('all', 'change', file)
    }, quiet)
  })
}
