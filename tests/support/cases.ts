/** The words of a text, as a list. */
export const words = (text: TemplateStringsArray, ...values: readonly unknown[]): string[] =>
  String.raw(text, ...values)
    .trim()
    .split(/\s+/)

/** Whether the full matrices are run: `npm test -- --all`. */
export const all = process.env['TEST_MATRIX'] === 'all'

/** All cases; in a short run every `step`th, where one is much like another. */
export function sample<Case>(cases: readonly Case[], step: number): readonly Case[] {
  return all ? cases : cases.filter((_, index) => index % step === 0)
}

/** Each of some with each of others; in a short run with one of them, which takes turns. */
export function inTurns<One, Other>(
  some: readonly One[],
  others: readonly Other[],
): readonly (readonly [One, Other])[] {
  return some.flatMap((one, index) =>
    others
      .filter((_, turn) => all || turn === index % others.length)
      .map((other) => [one, other] as const),
  )
}
