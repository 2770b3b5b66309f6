import type * as z from 'zod'
import type { DataPath } from '../parse/parse.ts'
import { mapTexts, textsBelow, type Item } from '../validate/fields.ts'
import { flatten } from '../validate/schema-findings.ts'
import { isMarked, markText } from './marks.ts'

interface MarkInput<Data> {
  readonly data: Data
  readonly schema: z.ZodType<Data>
  /** Texts to leave unmarked although the schema accepts marks, such as names that are looked up. */
  readonly isLeftOut: (path: DataPath) => boolean
}

export interface MarkedData<Data> {
  readonly data: Data
  /** The path of each marked text, by the number of its mark. */
  readonly paths: readonly DataPath[]
}

/**
 * Marks each free-form text of the data. Texts that the schema accepts in one form only (a kind, a date, a
 * phone number) stay as they are.
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

/** Marks the texts at these paths; each mark's number is the index of its path. */
export function markTexts<Data>(data: Data, paths: readonly DataPath[]): MarkedData<Data> {
  const numbers = new Map(paths.map((path, number) => [pathKey(path), number]))
  const marked = mapTexts(data, (text, path) => {
    const number = numbers.get(pathKey(path))
    return number === undefined ? text : markText(text, number)
  })
  return { data: marked, paths }
}

/** A unique key per path; the keys of descendants start with it. */
export const pathKey = (path: DataPath) => path.map((key) => `${String(key)}\0`).join('')

/** The marked data cannot be validated, built or rendered, so nothing is known about its texts. */
export class ReadingError extends Error {
  /** The path of the value whose mark causes the failure. */
  readonly source: DataPath

  constructor(source: DataPath, cause: unknown) {
    super(`The text at ${source.map(String).join('/')} cannot hold a mark.`, { cause })
    this.source = source
  }
}

/** The texts that pass the schema with a mark, too. */
function acceptedTexts<Data>(
  { data, schema }: Pick<MarkInput<Data>, 'data' | 'schema'>,
  texts: readonly Item<string>[],
): readonly Item<string>[] {
  const keys = new Set(texts.map(({ path }) => pathKey(path)))
  const changed = mapTexts(data, (text, path) =>
    keys.has(pathKey(path)) ? markText(text, 0) : text,
  )
  // A text that only fails for its length is free-form.
  const issues = (schema.safeParse(changed).error?.issues ?? [])
    .flatMap((issue) => flatten(issue))
    .filter(({ code }) => code !== 'too_big')
  const refused = issues.map(({ path }) => pathKey(path))
  if (refused.length === 0) return texts
  const isRefused = refusedBelow(refused)
  const accepted = texts.filter(({ path }) => !isRefused(path))
  const [first] = issues
  if (accepted.length === texts.length) throw new ReadingError(first?.path ?? [], first?.message)
  // Now that `kind` is unmarked, the schema can check the fields beside it.
  return acceptedTexts({ data, schema }, accepted)
}

/** If a list or map is refused as a whole, as a union is, its contents are too. */
function refusedBelow(keys: readonly string[]): (path: DataPath) => boolean {
  const refused = new Set(keys)
  return (path) => path.some((_, depth) => refused.has(pathKey(path.slice(0, depth + 1))))
}
