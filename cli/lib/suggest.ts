import { distance } from 'fastest-levenshtein'

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * The candidate nearest to `word` by spelling (Levenshtein distance, case and accents apart),
 * or `undefined` when none is within a third of the word's length.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const limit = Math.max(1, Math.floor(word.length / 3))
  const ranked = [...candidates]
    .map((candidate) => ({ candidate, steps: stepsBetween(fold(word), fold(candidate)) }))
    .filter(({ steps }) => steps <= limit)
    .toSorted((a, b) => a.steps - b.steps)
  return ranked[0]?.candidate
}

/** Letters that only changed places are one slip. */
function stepsBetween(word: string, candidate: string): number {
  const letters = (text: string) => [...text].toSorted().join('')
  return letters(word) === letters(candidate)
    ? Math.min(1, distance(word, candidate))
    : distance(word, candidate)
}
