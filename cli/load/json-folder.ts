import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { CommandError, exitCodes } from '../lib/errors.ts'
import { isFolderThere } from './list-files.ts'

interface Reading<Result> {
  readonly read: (value: unknown) => Result
  /** What a file of another form is: `is no list of places`. */
  readonly fault: string
}

/** What is made of each JSON file of a folder; a `CommandError` names the first fault. */
export function readJsonFolder<Result>(folder: string, reading: Reading<Result>): Result[] {
  if (!isFolderThere(folder)) return []
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return names.toSorted().map((name) => readFile(join(folder, name), reading))
}

function readFile<Result>(file: string, { read, fault }: Reading<Result>): Result {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    const found = describeFault(error)
    if (found === undefined) throw error
    throw new CommandError(exitCodes.data, `${file} ${fault}: ${found}`)
  }
}

function describeFault(error: unknown): string | undefined {
  if (error instanceof SyntaxError) return error.message
  const first = error instanceof z.ZodError ? error.issues[0] : undefined
  if (!first) return undefined
  return first.path.length > 0 ? `${first.path.join('.')}: ${first.message}` : first.message
}
