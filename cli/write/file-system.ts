import * as nodeFs from 'node:fs'
import { dirname } from 'node:path'
import { orUndefined } from '../lib/errors.ts'

/** The file-system calls of a change; tests replace them. */
export type FileSystem = typeof nodeFs

export function readIfThere(fs: FileSystem, path: string): Buffer | undefined {
  if (!fs.statSync(path, { throwIfNoEntry: false })) return undefined
  try {
    return fs.readFileSync(path)
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined
    throw error
  }
}

interface NewFile {
  readonly path: string
  readonly content: Uint8Array | string
  readonly mode?: number | undefined
  /** Throws `EEXIST` when the file exists. */
  readonly exclusive?: boolean
  /** Flushes to disk, so that the bytes survive a power failure. */
  readonly flush: boolean
}

/** Writes a new file; on failure nothing of it remains. */
export function writeNewFile(fs: FileSystem, file: NewFile): void {
  const { path, content, mode, exclusive = false, flush } = file
  const descriptor = fs.openSync(path, exclusive ? 'wx' : 'w')
  try {
    fs.writeFileSync(descriptor, content)
    if (mode !== undefined) fs.fchmodSync(descriptor, mode)
    if (flush) fs.fsyncSync(descriptor)
    fs.closeSync(descriptor)
  } catch (error) {
    ignoringErrors(() => fs.closeSync(descriptor))
    ignoringErrors(() => fs.rmSync(path, { force: true }))
    throw error
  }
}

/** Writes a file, creating its folder; readers see either the old or the new content. */
export function writeFileAtomic(
  path: string,
  content: Uint8Array | string,
  { fs = nodeFs, flush = false }: { readonly fs?: FileSystem; readonly flush?: boolean } = {},
): void {
  const temporary = `${path}.${process.pid}.tmp`
  fs.mkdirSync(dirname(path), { recursive: true })
  writeNewFile(fs, { path: temporary, content, flush })
  try {
    retryWhileBusy(() => fs.renameSync(temporary, path))
  } catch (error) {
    ignoringErrors(() => fs.rmSync(temporary, { force: true }))
    throw error
  }
}

const oneSecond = 1000
const pause = 50

/**
 * Retries for a second while another program keeps a file open, as virus scanners, spreadsheets and sync
 * programs do for moments. Throws the last error.
 */
export function retryWhileBusy(work: () => void): void {
  for (const deadline = Date.now() + oneSecond; ;) {
    try {
      return work()
    } catch (error) {
      const isHeld = isCode(error, 'EPERM') || isCode(error, 'EBUSY')
      if (!isHeld || Date.now() > deadline) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause)
    }
  }
}

/** Makes the entries of a folder survive a power failure, where the system supports it. */
export function flushFolder(fs: FileSystem, folder: string): void {
  if (process.platform === 'win32') return
  const descriptor = fs.openSync(folder, 'r')
  try {
    fs.fsyncSync(descriptor)
  } finally {
    fs.closeSync(descriptor)
  }
}

/** Runs work that may fail without harm; returns whether it succeeded. */
export const ignoringErrors = (work: () => void) =>
  orUndefined(() => {
    work()
    return true
  }) ?? false

export function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
