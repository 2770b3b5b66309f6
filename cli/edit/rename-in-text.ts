export interface WordChange {
  readonly from: string
  readonly to: string
  /** Longer names that hold it, such as New Haven County, and stay. */
  readonly except: readonly string[]
}

/** A text with the name changed; part of a longer word or name it is left alone. */
export function rewriteWords(text: string, words: WordChange): string {
  return text.replace(patternOf(words), (found, kept: string | undefined) =>
    kept === undefined ? words.to : found,
  )
}

export function findWords(text: string, words: WordChange): readonly number[] {
  return [...text.matchAll(patternOf(words))].flatMap(({ 1: kept, index }) =>
    kept === undefined ? [index] : [],
  )
}

/** Names may be broken over lines; those that are kept are tried first, and captured. */
function patternOf({ from, except }: WordChange): RegExp {
  const kept = except.length === 0 ? '(?!)' : except.map(toPattern).join('|')
  return new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}])(?:(${kept})|${toPattern(from)})(?![\\p{L}\\p{M}\\p{N}])`,
    'gu',
  )
}

function toPattern(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`))
    .join(String.raw`\s+`)
}
