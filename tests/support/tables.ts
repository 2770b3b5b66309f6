/** The words of a text, as a list. */
export const words = (text: TemplateStringsArray, ...values: readonly unknown[]): string[] =>
  String.raw(text, ...values)
    .trim()
    .split(/\s+/)

/** The lines of a text without their indentation, as a list. */
export const lines = (text: TemplateStringsArray, ...values: readonly unknown[]): string[] =>
  String.raw(text, ...values)
    .trim()
    .split(/\n\s*/)
