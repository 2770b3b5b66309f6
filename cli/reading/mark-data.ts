import type * as z from 'zod'
import type { DataPath } from '../parse/parse.ts'
import { mapTexts, textsBelow, type Item } from '../validate/fields.ts'
import { flatten } from '../validate/schema-findings.ts'
import { isMarked, markText } from './marks.ts'

interface MarkInput<Data> {
  readonly data: Data
  readonly schema: z.ZodType<Data>
  /** What is not marked although the schema would take it, such as a name that is looked up. */
  readonly isLeftOut: (path: DataPath) => boolean
}

export interface MarkedData<Data> {
  readonly data: Data
  /** The path of each text that is marked, by the number of its mark. */
  readonly paths: readonly DataPath[]
}

/**
 * The data with a mark around each text that may have any form. What the schema takes in one form
 * alone (a kind, a date, a phone number) stays as it is, as the model reads it.
 */
export function markData<Data>(input: MarkInput<Data>): MarkedData<Data> {
  const { data, isLeftOut } = input
  const texts = textsBelow(data).filter(
    ({ value, path }) => value !== '' && !isMarked(value) && !isLeftOut(path),
  )
  return markTexts(
    data,
    acceptedTexts(input, texts).map(({ path }) => path),
  )
}

/** The data with the texts at these paths marked by their numbers in the list. */
export function markTexts<Data>(data: Data, paths: readonly DataPath[]): MarkedData<Data> {
  const numbers = new Map(paths.map((path, number) => [pathKey(path), number]))
  const marked = mapTexts(data, (text, path) => {
    const number = numbers.get(pathKey(path))
    return number === undefined ? text : markText(text, number)
  })
  return { data: marked, paths }
}

/** One key for each path; those below another begin with its key. */
export const pathKey = (path: DataPath) => path.map((key) => `${String(key)}\0`).join('')

/** With its marks the data cannot be checked, built or shown, so that nothing is known of its texts. */
export class ReadingError extends Error {
  /** The value whose mark is in the way. */
  readonly source: DataPath

  constructor(source: DataPath, cause: unknown) {
    super(`The text at ${source.map(String).join('/')} cannot hold a mark.`, { cause })
    this.source = source
  }
}

/** The texts that the schema takes with a mark, too. */
function acceptedTexts<Data>(
  { data, schema }: Pick<MarkInput<Data>, 'data' | 'schema'>,
  texts: readonly Item<string>[],
): readonly Item<string>[] {
  const keys = new Set(texts.map(({ path }) => pathKey(path)))
  const changed = mapTexts(data, (text, path) =>
    keys.has(pathKey(path)) ? markText(text, 0) : text,
  )
  // A text that is longer than it may be is one that takes any form.
  const issues = (schema.safeParse(changed).error?.issues ?? [])
    .flatMap((issue) => flatten(issue))
    .filter(({ code }) => code !== 'too_big')
  const refused = issues.map(({ path }) => pathKey(path))
  if (refused.length === 0) return texts
  const isRefused = refusedBelow(refused)
  const left = texts.filter(({ path }) => !isRefused(path))
  const [first] = issues
  if (left.length === texts.length) throw new ReadingError(first?.path ?? [], first?.message)
  // Behind the name of a kind stand the fields that it has.
  return acceptedTexts({ data, schema }, left)
}

/** A list or map that is refused as a whole, as a union is, takes along what stands in it. */
function refusedBelow(keys: readonly string[]): (path: DataPath) => boolean {
  const refused = new Set(keys)
  return (path) => path.some((_, depth) => refused.has(pathKey(path.slice(0, depth + 1))))
}
