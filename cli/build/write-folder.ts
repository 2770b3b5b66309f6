import { on } from 'node:events'
import * as nodeFs from 'node:fs'
import type { MessagePort } from 'node:worker_threads'
import { isReplaceable } from '../lib/generated-paths.ts'
import { stepBackHere } from '../step-back.ts'
import { createFolderWriter, type FolderPlace } from '../write/new-folder.ts'
import { stateOf } from './records.ts'

/** Where a file of several ends in their bytes; it begins where the one before it ends. */
export interface FileEnd {
  readonly path: string
  readonly end: number
}

/** Some files of a folder. */
export interface FilesMessage {
  readonly files: readonly FileEnd[]
  readonly bytes: Uint8Array
}

/** What says that there are no more files. */
export const endOfFiles = 'end'

interface FolderInput extends FolderPlace {
  /** Where the files come from. */
  readonly files: MessagePort
}

/**
 * Writes files of generated/ as they come; returns the states of all, in that order. Throws a
 * `CommandError` that names the file.
 */
export async function writeFolder({ files: port, ...folder }: FolderInput): Promise<string[]> {
  // The first thread has more to do.
  stepBackHere()
  const { write, finish } = createFolderWriter(nodeFs, folder)
  const states: string[] = []
  const whenWritten = (descriptor: number) => {
    states.push(stateOf(nodeFs.fstatSync(descriptor)))
  }
  const messages = on(port, 'message') as AsyncIterable<[FilesMessage | typeof endOfFiles]>
  for await (const [message] of messages) {
    if (message === endOfFiles) break
    let begin = 0
    for (const { path, end } of message.files) {
      const content = message.bytes.subarray(begin, end)
      write({ path, content, flush: !isReplaceable(path), whenWritten })
      begin = end
    }
  }
  port.close()
  finish()
  return states
}
