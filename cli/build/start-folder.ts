import { Buffer } from 'node:buffer'
import { lstatSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import type { TakeFile } from '../write/compare.ts'
import { CommandError, exitCodes } from '../lib/exit.ts'
import { hash } from '../lib/hash.ts'
import { once } from '../lib/once.ts'
import type { GeneratedFile } from '../render/generated-file.ts'
import { runBeside } from '../run-beside.ts'
import { folderHash } from '../write/new-folder.ts'
import { temporaryNames } from '../write/own-files.ts'
import type { Staged } from '../write/stage.ts'
import { endOfFiles, type FileEnd, type FilesMessage } from './write-folder.ts'

/** A folder that is not there yet, and is written beside its place by another thread. */
export interface NewFolder {
  /** Takes the files that belong in it. */
  readonly take: TakeFile
  /**
   * To be called behind the last file: the folder, when all is written. Throws a `CommandError` that
   * names the file where that fails.
   */
  readonly finish: () => Promise<WrittenFolder>
  /** Waits for the thread, and removes what was not put in place. */
  readonly discard: () => Promise<void>
}

/** A folder whose files are written, to be put in place. */
export interface WrittenFolder {
  readonly staged: Staged
  /** What is known of the files, by their paths in the project. */
  readonly states: ReadonlyMap<string, string>
}

/** So many bytes are sent at a time. */
const together = 1_000_000

/** Starts a folder of generated files; `undefined` where anything stands in its place. */
export function startFolder(root: string, path: string): NewFolder | undefined {
  const target = join(root, path)
  if (lstatSync(target, { throwIfNoEntry: false })) return undefined
  const temporary = join(root, temporaryNames('written')())
  const { port1, port2 } = new MessageChannel()
  const written = runBeside('writeFolder', { path, temporary, files: port2 }, [port2])
  // Who waits for it hears of a failure.
  written.catch(() => undefined)
  const { add, send } = createSender(port1)
  const paths: string[] = []
  const end = once(() => {
    send()
    port1.postMessage(endOfFiles)
    return written
  })
  return {
    take: (file) => {
      if (!file.path.startsWith(`${path}/`)) return undefined
      paths.push(file.path)
      return hash(add(file))
    },
    finish: async () => {
      const states = await end().catch(retell)
      return {
        staged: { path, target, temporary, after: folderHash },
        states: new Map(paths.map((each, index) => [each, states[index] ?? ''])),
      }
    },
    discard: async () => {
      await Promise.allSettled([end()])
      rmSync(temporary, { recursive: true, force: true })
    },
  }
}

/** What another thread throws arrives here without its kind. */
function retell(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error)
  throw new CommandError(exitCodes.failed, message, { cause: error })
}

/** Encodes files one behind the other, and sends many of them at a time. */
function createSender(port: MessagePort) {
  let bytes = Buffer.alloc(0)
  let files: FileEnd[] = []
  const send = () => {
    if (files.length === 0) return
    // The memory moves there with them.
    port.postMessage({ files, bytes } satisfies FilesMessage, [bytes.buffer])
    bytes = Buffer.alloc(0)
    files = []
  }
  /** Returns the bytes of a file, which hold until the next one is added. */
  const add = ({ path, content }: GeneratedFile): Uint8Array => {
    const length = Buffer.byteLength(content)
    const begin = files.at(-1)?.end ?? 0
    if (begin + length > bytes.length) {
      send()
      bytes = Buffer.allocUnsafeSlow(Math.max(together, length))
      return add({ path, content })
    }
    const end = begin + bytes.write(content, begin)
    files.push({ path, end })
    return bytes.subarray(begin, end)
  }
  return { add, send }
}
