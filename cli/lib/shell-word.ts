/** A word of a command line, quoted where a shell needs it. */
export function quoteWord(word: string): string {
  if (/^[\w./=:-]+$/.test(word)) return word
  return `"${word.replaceAll(/["\\$`]/g, String.raw`\$&`)}"`
}
