/** The words of a text, as a list. */
export const words = (text: TemplateStringsArray, ...values: readonly unknown[]): string[] =>
  String.raw(text, ...values)
    .trim()
    .split(/\s+/)
