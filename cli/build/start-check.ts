import { relative } from 'node:path'
import { runBeside } from '../run-beside.ts'
import {
  checkFree,
  fromBytes,
  partsOf,
  type KeptFiles,
  type WrittenFiles,
} from './written-files.ts'

/** Whether files that a command wrote are as it left them, which may be being looked at. */
export interface Check {
  /** The files as they were left. */
  readonly files: () => WrittenFiles
  readonly isSame: () => boolean | Promise<boolean>
  /** Gives it up; to be called in any case. */
  readonly end: () => void
}

/** With fewer files, the start of another thread takes longer than looking at them. */
const manyFiles = 10_000

/**
 * Begins to look at files: where they are many, from the first on, on another thread. Whoever asks
 * for the result helps from the last on, until the two meet.
 */
export function startCheck(root: string, kept: KeptFiles): Check {
  // The system looks up each part of each path.
  const input = { root: relative(process.cwd(), root) || '.', taken: partsOf(kept.count) }
  const isMany = kept.count > manyFiles
  const others = isMany ? runBeside('checkFiles', { ...input, kept }) : Promise.resolve(true)
  others.catch(() => undefined)
  let known: WrittenFiles | undefined
  const files = () => (known ??= fromBytes(kept))
  return {
    files,
    isSame: async () => {
      const own = checkFree({ ...input, files: files() }, -1)
      return own && (await others)
    },
    end: () => void input.taken.fill(1),
  }
}
