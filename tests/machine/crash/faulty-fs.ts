import * as nodeFs from 'node:fs'
import type { FileSystem } from '../../../cli/write/file-system.ts'

/**
 * What goes wrong at the call with this number, counted from 0. `dies`: the process ends there,
 * a write half done. `loses power`: besides, what was not flushed is empty. An error's code: the
 * call fails, and the process lives on. `full`: so do all later calls that take room.
 */
export interface Fault {
  readonly at: number
  /** Counts the calls of this name alone. */
  readonly of?: keyof FileSystem
  readonly kind: 'dies' | 'loses power' | 'full' | 'EACCES' | 'EBUSY' | 'ENOSPC' | 'EPERM' | 'EROFS'
}

/** File-system calls of which some go wrong, and the record of those that were made. */
export interface FaultyFs {
  readonly fs: FileSystem
  readonly calls: readonly string[]
}

/** The process would be dead by now. */
export class Died extends Error {}

const takesRoom = (name: keyof FileSystem, [, flag]: readonly unknown[]) =>
  name === 'mkdirSync' || name === 'writeFileSync' || (name === 'openSync' && flag !== 'r')

/** The real file system with faults; without one, it only records the calls, and tells of each. */
export function faultyFs(
  faults: readonly Fault[] = [],
  onCall: (at: number) => void = () => undefined,
): FaultyFs {
  const calls: string[] = []
  const disk = trackFlushes()
  let isDead = false
  const call = (name: keyof FileSystem, args: readonly unknown[]) => {
    if (isDead) throw new Died()
    const at = calls.push(name) - 1
    onCall(at)
    const atOfName = () => calls.filter((each) => each === name).length - 1
    const fault = faults.find((each) =>
      each.of === undefined ? each.at === at : each.of === name && each.at === atOfName(),
    )
    if (fault?.kind === 'dies' || fault?.kind === 'loses power') {
      isDead = true
      if (name === 'writeFileSync') writeHalf(args)
      if (fault.kind === 'loses power') disk.losePower()
      throw new Died()
    }
    const isFull = faults.some((each) => each.kind === 'full' && each.at < at)
    if (isFull && takesRoom(name, args)) throw systemError('ENOSPC', name)
    if (fault) throw systemError(fault.kind === 'full' ? 'ENOSPC' : fault.kind, name)
    // Thousands of real flushes would take minutes, and nothing would show.
    const result: unknown =
      name === 'fsyncSync' ? undefined : Reflect.apply(nodeFs[name] as () => unknown, nodeFs, args)
    disk.note(name, args, result)
    return result
  }
  const fs = new Proxy<FileSystem>(nodeFs, {
    get:
      (_target, name: keyof FileSystem) =>
      (...args: unknown[]) =>
        call(name, args),
  })
  return { fs, calls }
}

function writeHalf([descriptor, content]: readonly unknown[]): void {
  const bytes = Buffer.from(String(content))
  nodeFs.writeSync(Number(descriptor), bytes.subarray(0, bytes.length / 2))
}

function systemError(code: string, syscall: string): Error {
  return Object.assign(new Error(`${code}, ${syscall}`), { code, syscall })
}

/** Knows which files the disk has not got yet. */
function trackFlushes() {
  const opened = new Map<unknown, string>()
  const unflushed = new Set<string>()
  return {
    note(name: keyof FileSystem, [first, second]: readonly unknown[], result: unknown): void {
      if (name === 'openSync') opened.set(result, String(first))
      if (name === 'writeFileSync') unflushed.add(opened.get(first) ?? '')
      if (name === 'fsyncSync') unflushed.delete(opened.get(first) ?? '')
      if (name !== 'renameSync' && name !== 'rmSync') return
      // A folder takes what is in it along.
      const isMoved = (path: string) => path === first || path.startsWith(`${String(first)}/`)
      for (const path of [...unflushed].filter(isMoved)) {
        unflushed.delete(path)
        if (name === 'renameSync') unflushed.add(path.replace(String(first), String(second)))
      }
    },
    losePower(): void {
      for (const path of unflushed) nodeFs.truncateSync(path)
    },
  }
}
