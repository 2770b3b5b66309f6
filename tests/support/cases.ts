/** Splits a text into a list of words. */
export const words = (text: TemplateStringsArray, ...values: readonly unknown[]): string[] =>
  String.raw(text, ...values)
    .trim()
    .split(/\s+/)

/** Whether the full matrices run: `npm test -- --all`. */
export const all = process.env['TEST_MATRIX'] === 'all'

/** All cases; in a short run every `step`th of similar ones. */
export function sample<Case>(cases: readonly Case[], step: number): readonly Case[] {
  return all ? cases : cases.filter((_, index) => index % step === 0)
}

/** All pairs; in a short run each case with one of the others, in turn. */
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
