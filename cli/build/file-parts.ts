import { createHash } from 'node:crypto'
import { closeSync, ftruncateSync, openSync, readSync, statSync, writeSync } from 'node:fs'
import type { Bytes } from '../incremental/changed-entry.ts'

// Files of megabytes, a part at a time: new memory for all of one takes longer than reading it.

const partSize = 262_144

/** A file of which parts are read, all into the same memory. */
export function openBytes(file: string): Bytes {
  let memory = Buffer.alloc(0)
  return {
    length: statSync(file).size,
    subarray: (start, end) => {
      const length = Math.max(0, end - start)
      if (memory.length < length) memory = Buffer.alloc(length)
      return withOpen(file, 'r', (descriptor) =>
        memory.subarray(0, readSync(descriptor, memory, 0, length, start)),
      )
    },
  }
}

/** The hash of a file, as `hash` gives it of its bytes. */
export function hashFile(file: string): string {
  const digest = createHash('sha256')
  forEachPart(file, 0, (part) => void digest.update(part))
  return digest.digest('hex').slice(0, 16)
}

interface Copy {
  readonly source: string
  readonly target: string
}

/** Makes a file a copy of another whose first `start` bytes it has already. */
export function copyFrom(start: number, { source, target }: Copy): void {
  withOpen(target, start > 0 ? 'r+' : 'w', (descriptor) => {
    let end = start
    forEachPart(source, start, (part) => {
      writeSync(descriptor, part, 0, part.length, end)
      end += part.length
    })
    ftruncateSync(descriptor, end)
  })
}

function forEachPart(file: string, start: number, take: (part: Buffer) => void): void {
  const memory = Buffer.alloc(partSize)
  withOpen(file, 'r', (descriptor) => {
    for (let at = start; ;) {
      const length = readSync(descriptor, memory, 0, partSize, at)
      if (length === 0) return
      take(memory.subarray(0, length))
      at += length
    }
  })
}

/** Opens a file for `use`, and closes it. */
export function withOpen<Value>(
  file: string,
  flags: string,
  use: (descriptor: number) => Value,
): Value {
  const descriptor = openSync(file, flags)
  try {
    return use(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
