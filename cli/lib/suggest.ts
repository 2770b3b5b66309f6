import { distance } from 'fastest-levenshtein'
import { usageError } from './errors.ts'

/** The candidate closest to `word` in spelling, ignoring case and accents; the first of equals. */
export function nearest(
  word: string,
  candidates: Iterable<string>,
  maxSteps = Math.max(1, Math.floor(word.length / 3)),
): string | undefined {
  const folded = fold(word)
  const ranked = [...candidates]
    .map((candidate) => ({ candidate, steps: stepsBetween(folded, fold(candidate)) }))
    .filter(({ steps }) => steps <= maxSteps)
    .toSorted((a, b) => a.steps - b.steps)
  return ranked[0]?.candidate
}

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const sorted = (text: string) => [...text].toSorted().join('')

/** Levenshtein distance, except that a transposition counts as one step. */
function stepsBetween(word: string, candidate: string): number {
  const steps = distance(word, candidate)
  return steps > 1 && word.length === candidate.length && sorted(word) === sorted(candidate)
    ? 1
    : steps
}

/** The only candidate that differs from `word` by one letter or one transposition. */
export function singleTypo(word: string, candidates: Iterable<string>): string | undefined {
  const close = [...new Set(candidates)].filter((candidate) => isTypo(word, candidate))
  return close.length === 1 ? close[0] : undefined
}

/** Digits are not typos: `route-1` and `route-2` are different names, and so are `/` and `/a`. */
function isTypo(word: string, candidate: string): boolean {
  const digitsOf = (text: string) => text.replaceAll(/\D/g, '')
  const isLong = Math.min(word.length, candidate.length) > 1
  return (
    isLong &&
    digitsOf(word) === digitsOf(candidate) &&
    (distance(word, candidate) === 1 || areSwapped(word, candidate))
  )
}

function areSwapped(word: string, candidate: string): boolean {
  const at = [...word].findIndex((letter, index) => letter !== candidate[index])
  const [one = '', other = ''] = word.slice(at)
  const isSwapped = word.slice(0, at) + other + one + word.slice(at + 2) === candidate
  return isSwapped && !/\d/.test(one + other)
}

export const didYouMean = (name: string) => `Did you mean ${name}?`

interface Wanted {
  readonly what: string
  readonly name: string
  readonly names: readonly string[]
  /** The advice when no name is close; all names by default. */
  readonly otherwise?: string | undefined
}

/** `Did you mean Guilford?`, or other advice when no name is close. */
export function adviceOnName({ name, names, otherwise }: Omit<Wanted, 'what'>): string {
  const meant = nearest(name, names)
  if (meant !== undefined) return didYouMean(meant)
  const all =
    names.length === 1 ? `There is only ${names.join()}.` : `There are ${names.join(', ')}.`
  return otherwise ?? all
}

/** Finds an item by name; throws with the closest name when there is none. */
export function requireOne<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  wanted: Omit<Wanted, 'names'>,
): Item {
  const item = items.find((each) => nameOf(each) === wanted.name)
  if (item !== undefined) return item
  const advice = adviceOnName({ ...wanted, names: items.map(nameOf) })
  throw usageError(`There is no ${wanted.what} ${JSON.stringify(wanted.name)}. ${advice}`)
}
