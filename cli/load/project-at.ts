import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { CommandError, exitCodes } from '../lib/errors.ts'
import { filesAt } from './git.ts'

/** Works on the data as they were at a commit, in a folder that is removed afterwards. */
export function withDataAt<Result>(
  { root, commit }: { readonly root: string; readonly commit: string },
  work: (folder: string) => Result,
): Result {
  const files = filesAt(root, commit, ['data'])
  if (files.size === 0) {
    const message = `At ${commit.slice(0, 9)} the project had no data/ folder to compare with.`
    throw new CommandError(exitCodes.usage, message)
  }
  const folder = mkdtempSync(join(tmpdir(), 'roof-site-'))
  try {
    for (const [path, bytes] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), bytes)
    }
    return work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
