import { statSync } from 'node:fs'
import type { EventEmitter } from 'node:events'
import { tryTo } from '../lib/errors.ts'

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

/** What another content of a file differs in. */
export function stampOf(file: string): string {
  const { ino, size, mtimeMs } = lookAt(file) ?? {}
  return `${ino} ${size} ${mtimeMs}`
}

/** What the system knows of a file; `undefined` where it cannot be looked at. */
export const lookAt = (file: string) => tryTo(() => statSync(file))
