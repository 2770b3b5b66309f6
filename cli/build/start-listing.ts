import { relative } from 'node:path'
import { runBeside } from '../run-beside.ts'
import { listFree, pathsIn, writtenFolders, type Written } from './list-written.ts'

/** A list that is being made. */
export interface Listing {
  /** The list, as `listWritten` gives it. */
  readonly lines: () => string | Promise<string>
  /** Gives it up; to be called in any case. */
  readonly end: () => void
}

/**
 * Begins to list files from the first on, on another thread. Whoever asks for the list helps from
 * the last on, until the two meet.
 */
export function startListing({ root: folder, command }: Written): Listing {
  // The system looks up each part of each path.
  const root = relative(process.cwd(), folder) || '.'
  const paths = writtenFolders(command).flatMap((folder) => pathsIn(root, folder))
  const taken = new Int32Array(new SharedArrayBuffer(paths.length * Int32Array.BYTES_PER_ELEMENT))
  const others = runBeside('listPaths', { root, paths, taken })
  others.catch(() => undefined)
  return {
    lines: async () => {
      const own = listFree({ root, paths, taken }, -1)
      const first = await others
      return [...first, ...own.toReversed()].join('')
    },
    end: () => void taken.fill(1),
  }
}
