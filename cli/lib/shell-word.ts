/** A word of a command line, between quotes where a shell asks for them. */
export function quoteWord(word: string): string {
  if (/^[\w./=:-]+$/.test(word)) return word
  return `"${word.replaceAll(/["\\$`]/g, String.raw`\$&`)}"`
}
