import * as z from 'zod'
import { CommandError, exitCodes } from '../lib/exit.ts'

/**
 * What to throw where a JSON file could not be read: a `CommandError` that begins with `fault` and
 * names the first place of another form; any other error as it is.
 */
export function notOfForm(error: unknown, fault: string): unknown {
  if (error instanceof SyntaxError) {
    return new CommandError(exitCodes.data, `${fault}: ${error.message}`)
  }
  if (!(error instanceof z.ZodError)) return error
  const [first] = error.issues
  const place = first && first.path.length > 0 ? `${first.path.join('.')}: ` : ''
  return new CommandError(exitCodes.data, `${fault}: ${place}${first?.message}`)
}
