import type { EventEmitter } from 'node:events'
import { stampOf } from '../load/list-files.ts'

/** Longer than the watcher's throttle, which ignores a second change within 50 ms. */
const quiet = 60

/**
 * Checks each changed file again until it stays the same, and reports a missed change. `listFiles` names the files
 * that are looked at each second besides: a watcher may not notice what is saved while it starts.
 */
export function repeatMissedChanges(
  watcher: EventEmitter,
  listFiles: () => Iterable<string> = () => [],
): void {
  const known = new Map<string, string>()
  const report = (file: string) => {
    watcher.emit('change', file)
    watcher.emit('all', 'change', file)
  }
  const isChanged = (file: string) => stampOf(file) !== known.get(file)
  watcher.on('change', (file: string) => {
    known.set(file, stampOf(file))
    setTimeout(() => isChanged(file) && report(file), quiet)
  })
  setInterval(() => {
    for (const file of listFiles()) {
      if (!known.has(file)) known.set(file, stampOf(file))
      else if (isChanged(file)) report(file)
    }
  }, 1000).unref()
}
