/** "English", "English and Spanish", "English, Spanish and Polish". */
export function joinWords(words: readonly string[]): string {
  const [last = '', ...others] = words.toReversed()
  return others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`
}
