import * as nodeFs from 'node:fs'
import { dirname } from 'node:path'
import { writeNewFile } from './file-system.ts'

/** Puts a file of the owner's choice in place, whole at any time. */
export function writeText(file: string, content: string): void {
  const temporary = `${file}.${process.pid}.tmp`
  nodeFs.mkdirSync(dirname(file), { recursive: true })
  writeNewFile(nodeFs, { path: temporary, content, flush: false })
  nodeFs.renameSync(temporary, file)
}
