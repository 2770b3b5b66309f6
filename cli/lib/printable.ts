/** What a terminal obeys or does not show; joiners belong to emoji and to some scripts. */
const hidden = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]/gu

const hiddenInLines = new RegExp(`(?![\\t\\n]|\\r\\n)${hidden.source}`, 'gu')

/** A text on one line, with an escape such as `\u001B` for each character that nobody would see. */
export function printable(text: string): string {
  return text.replaceAll(hidden, toEscapes)
}

/** The same of a text that may have several lines. */
export function printableLines(text: string): string {
  return text.replaceAll(hiddenInLines, toEscapes)
}

/** Lines of which none starts as a command to GitHub's runner does, which obeys it in any output. */
export function withoutCommands(text: string): string {
  return text.replaceAll(/^([^\S\n]*):(?=:)/gm, String.raw`$1\u003A`)
}

/** As JSON and JavaScript write it, so that JSON stays JSON. */
function toEscapes(character: string): string {
  return Array.from({ length: character.length }, (_, index) => {
    const code = character.charCodeAt(index).toString(16).toUpperCase()
    return String.raw`\u` + code.padStart(4, '0')
  }).join('')
}
