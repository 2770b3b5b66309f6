/** `1 file`, `2 files`; for nouns with a plural in s. */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** `a`, `a and b`, `a, b and c`. */
export function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}

/** The first few words and the number of the rest: `a, b and 3 more`. */
export function listSome(words: readonly string[], most = 5): string {
  const others = words.length > most ? ` and ${words.length - most} more` : ''
  return words.slice(0, most).join(', ') + others
}
