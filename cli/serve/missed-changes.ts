import type { EventEmitter } from 'node:events'
import { stampOf } from '../load/list-files.ts'

/** Longer than the watcher's throttle, which ignores a second change within 50 ms. */
const quiet = 60

/** Checks each changed file again until it stays the same, and reports a missed change. */
export function repeatMissedChanges(watcher: EventEmitter): void {
  const reported = new Map<string, string>()
  watcher.on('change', (file: string) => {
    reported.set(file, stampOf(file))
    setTimeout(() => {
      if (stampOf(file) === reported.get(file)) return
      watcher.emit('change', file)
      watcher.emit('all', 'change', file)
    }, quiet)
  })
}
