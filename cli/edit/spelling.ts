/**
 * The one candidate that is a slip of the pen away from `word`: a letter too many, too few or
 * another, or two neighbours swapped. `undefined` where there is none, or more than one.
 */
export function onlySlip(word: string, candidates: Iterable<string>): string | undefined {
  const close = [...new Set(candidates)].filter((candidate) => isSlip(word, candidate))
  return close.length === 1 ? close[0] : undefined
}

/** A digit is no letter: `route-1` and `route-2` are two names, and so are `/` and `/a`. */
function isSlip(word: string, candidate: string): boolean {
  const [left, right] = difference([...word], [...candidate])
  const isOne = left.length <= 1 && right.length <= 1 && left.length + right.length > 0
  const isSwap = left.length === 2 && left.toReversed().join('') === right.join('')
  const hasDigit = [...left, ...right].some((letter) => /\d/.test(letter))
  return (isOne || isSwap) && !hasDigit && Math.min(word.length, candidate.length) > 1
}

/** What is left of two words without their common start and end. */
function difference(
  word: readonly string[],
  candidate: readonly string[],
): readonly [left: readonly string[], right: readonly string[]] {
  const shorter = Math.min(word.length, candidate.length)
  let start = 0
  while (start < shorter && word[start] === candidate[start]) start += 1
  let end = 0
  while (end < shorter - start && word.at(-1 - end) === candidate.at(-1 - end)) end += 1
  return [word.slice(start, word.length - end), candidate.slice(start, candidate.length - end)]
}
