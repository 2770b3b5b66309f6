import { parseJson } from '../lib/parse-json.ts'

/** A text that is made of a list. */
export type RenderList<Item> = (items: readonly Item[]) => string

/** An item as it was and as it is. */
export interface Versions<Item> {
  readonly before: Item
  readonly after: Item
}

/**
 * A text of many items with one of them replaced: what `render` makes of the item alone is looked
 * for and exchanged. `undefined` where it does not stand there exactly once. Texts of many items
 * are bytes here, in UTF-8: most of the time would go into decoding them.
 */
export function replaceItem<Item>(
  text: Buffer,
  { before, after }: Versions<Item>,
  render: RenderList<Item>,
): Buffer | undefined {
  const [none, old, next] = [render([]), render([before]), render([after])]
  const part = partBeyond(none, old)
  const replacement = partBeyond(none, next)
  // Where the two could be cut out in other ways, they might not be each other's counterpart.
  const replaced = replacePart(Buffer.from(old), part, replacement)
  if (replaced?.toString() !== next) return undefined
  return replacePart(text, part, replacement)
}

/** The text with one part replaced; `undefined` where that does not stand there exactly once. */
export function replacePart(text: Buffer, before: string, after: string): Buffer | undefined {
  return replaceParts(text, [{ before, after }])
}

/** The same with several parts; `undefined` where two overlap, too. */
export function replaceParts(text: Buffer, parts: readonly Versions<string>[]): Buffer | undefined {
  const places = parts.map(({ before, after }) => {
    const part = Buffer.from(before)
    return { at: onlyPlaceOf(part, text), length: part.length, after: Buffer.from(after) }
  })
  const pieces: Buffer[] = []
  let done = 0
  for (const { at, length, after } of places.toSorted((a, b) => a.at - b.at)) {
    if (at < done) return undefined
    pieces.push(text.subarray(done, at), after)
    done = at + length
  }
  return Buffer.concat([...pieces, text.subarray(done)])
}

/** Negative where there is none, or more than one. */
function onlyPlaceOf(part: Buffer, text: Buffer): number {
  const at = text.indexOf(part)
  return part.length === 0 || text.indexOf(part, at + 1) >= 0 ? -1 : at
}

/**
 * The value of a field in a JSON text of many, each a map of texts with two blanks at each level, as
 * `toField` writes it; `undefined` where there is none of that name.
 */
export function fieldIn(text: Buffer, name: string): unknown {
  const start = text.indexOf(`  ${JSON.stringify(name)}: {\n`)
  const end = text.indexOf('\n  }', start)
  if (start < 0 || end < 0) return undefined
  const field = parseJson(`{${text.toString('utf8', start, end + '\n  }'.length)}}`)
  return typeof field === 'object' && field !== null ? Object.values(field)[0] : undefined
}

/** A field as it stands in such a text. */
export const toField = (name: string, value: unknown) =>
  JSON.stringify({ [name]: value }, null, 2)
    .slice(1, -1)
    .trim()

/** What a text has more than a shorter one that begins and ends alike. */
function partBeyond(shorter: string, text: string): string {
  let start = 0
  while (start < shorter.length && shorter[start] === text[start]) start += 1
  let end = 0
  while (end < shorter.length - start && shorter.at(-1 - end) === text.at(-1 - end)) end += 1
  return text.slice(start, text.length - end)
}
