import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../project.ts'
import { attempt } from '../transaction/file-system.ts'
import { program } from './fingerprint.ts'
import { cacheFolder, readRecords, stateAt, writeRecords } from './records.ts'

/** A command that has nothing to do where its sources and its files are as it left them. */
export type Repeatable = 'generate' | 'build' | 'build --production'

const sources = ['data', 'templates']
const buildSources = [...sources, 'src', 'vite.config.ts', 'package-lock.json']
const results = ['generated']

/** Whether all that a command reads, and all that it writes, is as it was when it last ended. */
export function isUpToDate(root: string, command: Repeatable): boolean {
  const known = readRecords(recordOf(root))[command]
  if (known?.key !== sourcesOf(root, command)) return false
  return known.state === resultsOf(root, command)
}

/**
 * To be called before a command reads anything; what it returns, when all is written. So an edit
 * in between is an edit for the next run. What cannot be kept is looked at again the next time.
 */
export function rememberState(root: string, command: Repeatable): () => void {
  if (!existsSync(join(root, 'node_modules'))) return () => undefined
  const key = sourcesOf(root, command)
  const file = recordOf(root)
  return () => {
    const record = { key, state: resultsOf(root, command) }
    attempt(() => writeRecords(file, { ...readRecords(file), [command]: record }))
  }
}

const recordOf = (root: string) => join(cacheFolder(root), 'commands.json')

/** The bytes of what is read, as one hash. */
function sourcesOf(root: string, command: Repeatable): string {
  const hash = createHash('sha256').update(program)
  const paths = command === 'generate' ? sources : buildSources
  for (const file of paths.flatMap((path) => filesAt(root, path))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

/** The states of the files that are written, as one hash. */
function resultsOf(root: string, command: Repeatable): string {
  const hash = createHash('sha256')
  const paths = command === 'generate' ? results : [...results, 'dist']
  for (const file of paths.flatMap((path) => filesAt(root, path))) {
    hash.update(`${file} ${stateAt(join(root, file))}\n`)
  }
  return hash.digest('hex')
}

/** The files of a folder, or a file itself. */
function filesAt(root: string, path: string): string[] {
  const files = existsSync(join(root, path)) && stateAt(join(root, path)) !== undefined
  return files ? [path] : listFiles(join(root, path)).map((name) => `${path}/${name}`)
}
