import type * as z from 'zod'
import { offsetOf } from '../parse/places.ts'
import type { Breach, Spot } from './rule.ts'

type Words = Pick<Breach, 'at' | 'message' | 'expected' | 'suggestion'>

/** What to say of a field without a value; `#` may have made a comment of it. */
export function explainEmpty(at: Spot, name: string, expected: string): Words {
  const { source, path } = at
  const place = source.placeOf(path)
  const [rest = ''] = source.text.slice(offsetOf(source.text, place)).split(/\r?\n/, 1)
  const comment = /^\s*(#\S.*?)\s*$/.exec(rest)?.[1]
  if (comment === undefined) return { at, message: `${name} has no value.`, expected }
  const column = place.column + rest.indexOf('#')
  return {
    at: { ...place, column, endColumn: column + comment.length },
    message: `${name} has no value: the sign # begins a comment.`,
    expected: 'a text that begins with # between quotes',
    suggestion: JSON.stringify(comment),
  }
}

/** What a field asks of its text: `an email address`. */
export function formOfText(field: z.ZodType | undefined): string | undefined {
  const [issue] = field?.safeParse('').error?.issues ?? []
  return issue?.code === 'invalid_format' ? issue.message : undefined
}
