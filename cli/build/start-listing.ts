import { relative } from 'node:path'
import { runBeside } from '../run-beside.ts'
import { listFree, listInput, type Written } from './list-written.ts'

/** A list that is being made. */
export interface Listing {
  /** The list, as `listWritten` gives it. */
  readonly lines: () => Buffer | Promise<Buffer>
  /** Gives it up; to be called in any case. */
  readonly end: () => void
}

/**
 * Begins to list files from the first on, on another thread. Whoever asks for the list helps from
 * the last on, until the two meet.
 */
export function startListing({ root, command }: Written): Listing {
  // The system looks up each part of each path.
  const input = listInput({ root: relative(process.cwd(), root) || '.', command })
  const others = runBeside('listPaths', input)
  others.catch(() => undefined)
  return {
    lines: async () => {
      const own = listFree(input, -1)
      return Buffer.concat([await others, own])
    },
    end: () => void input.taken.fill(1),
  }
}
