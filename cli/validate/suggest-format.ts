import { cleanText } from '../lib/invisible.ts'
import type * as z from 'zod'
import { offsetOf } from '../parse/places.ts'
import type { RuleBreach, Spot, ToForm } from './rule.ts'

/** What was probably meant: the first usual conversion that matches the pattern of the field. */
export function nearForm(
  written: string,
  pattern: RegExp,
  forms: readonly ToForm[],
): string | undefined {
  const trimmed = written.trim()
  if (trimmed === '') return undefined
  return forms
    .map((toForm) => toForm(trimmed))
    .find((form) => form !== undefined && pattern.test(form))
}

/** A comma-separated text as a list: `[Essex, Lyme]`; sentences are left to people. */
export function toListOf(written: string): string | undefined {
  const names = cleanText(written)
    .split(/[,;\n]/)
    .flatMap((name) => name.trim() || [])
  const isPlain = names.every((name) => /^[\p{L}\d][\p{L}\p{M}\d '’/-]{0,39}$/u.test(name))
  return isPlain && names.length > 0 ? `[${names.join(', ')}]` : undefined
}

type Words = Pick<RuleBreach, 'at' | 'message' | 'expected' | 'suggestion'>

/** The message for a field without a value, which may have been cut off as a comment by `#`. */
export function explainEmpty(at: Spot, name: string, expected: string): Words {
  const { source, path } = at
  const place = source.placeOf(path)
  const [rest = ''] = source.text.slice(offsetOf(source.text, place)).split(/\r?\n/, 1)
  const comment = /^\s*(#\S.*)/.exec(rest)?.[1]?.trimEnd()
  if (comment === undefined) return { at, message: `${name} has no value.`, expected }
  const column = place.column + rest.indexOf('#')
  return {
    at: { ...place, column, endColumn: column + comment.length, path: [source.name, ...path] },
    message: `${name} has no value: the sign # begins a comment.`,
    expected: 'a text that begins with # between quotes',
    suggestion: JSON.stringify(comment),
  }
}

/** The format that a field requires: `an email address`. */
export function formOfText(field: z.ZodType | undefined): string | undefined {
  const [issue] = field?.safeParse('').error?.issues ?? []
  return issue?.code === 'invalid_format' ? issue.message : undefined
}
