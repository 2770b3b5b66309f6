/** Characters that a terminal obeys or does not show; joiners are part of emoji and of some scripts. */
const hidden = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]/gu

const hiddenInLines = new RegExp(`(?![\\t\\n]|\\r\\n)${hidden.source}`, 'gu')

/** A text on one line, with invisible characters escaped: `\u001B`. */
export function printable(text: string): string {
  return text.replaceAll(hidden, toEscapes)
}

/** The same for text of several lines. */
export function printableLines(text: string): string {
  return text.replaceAll(hiddenInLines, toEscapes)
}

/** Escapes workflow commands, which GitHub's runner obeys in any output. */
export function withoutCommands(text: string): string {
  return text.replaceAll(/^([^\S\n]*):(?=:)/gm, String.raw`$1\u003A`)
}

/** Escapes valid in both JSON and JavaScript, so that JSON stays JSON. */
function toEscapes(character: string): string {
  return Array.from({ length: character.length }, (_, index) => {
    const code = character.charCodeAt(index).toString(16).toUpperCase()
    return String.raw`\u` + code.padStart(4, '0')
  }).join('')
}
