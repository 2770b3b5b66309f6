// A zero-width space between two words usually replaced a plain one.
const otherSpaces = String.raw`(?<=\p{Ll})\u200B(?=\p{Lu})|[\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]`
const withoutWidth = String.raw`[\u00AD\u180E\u200B\u2060\uFEFF]`
// Emoji sequences are joined by them, and scripts such as Persian and Hindi need them.
const joiners = String.raw`(?<![\p{Extended_Pictographic}\uFE0F\u{1F3FB}-\u{1F3FF}]|(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{L}|\p{M})[\u200C-\u200F]`

const spaces = new RegExp(otherSpaces, 'gu')
const others = new RegExp(`${withoutWidth}|${joiners}`, 'gu')
// Most texts are ASCII, and this check is many times faster.
const beyondAscii = /[^\0-~]/
const all = new RegExp(`${otherSpaces}|${withoutWidth}|${joiners}`, 'gu')

/** Non-standard spaces and zero-width characters, which come along with copied text. */
export function invisibleIn(text: string): readonly string[] {
  return beyondAscii.test(text) ? (text.match(all) ?? []) : []
}

/** The text with plain spaces, and without invisible characters. */
export function cleanText(text: string): string {
  return beyondAscii.test(text) ? text.replace(spaces, ' ').replace(others, '') : text
}

/** The text without characters of no width (Unicode: Default_Ignorable_Code_Point). */
export const lettersOf = (text: string) =>
  beyondAscii.test(text) ? text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '') : text

/** The index behind the first letters of a text (so many UTF-16 units), whatever between them takes no room. */
export function indexBehind(text: string, letters: number): number {
  let index = 0
  let rest = letters
  for (const character of text) {
    if (rest <= 0) break
    rest -= lettersOf(character).length
    index += character.length
  }
  return index
}

const names: Readonly<Record<string, string>> = {
  '\u00A0': 'no-break space',
  '\u00AD': 'soft hyphen',
  '\u200B': 'zero-width space',
  '\u200C': 'zero-width non-joiner',
  '\u200D': 'zero-width joiner',
  '\u200E': 'direction mark',
  '\u200F': 'direction mark',
  '\u2028': 'line separator',
  '\u2029': 'paragraph separator',
  '\u202F': 'narrow no-break space',
  '\u2060': 'word joiner',
  '\u3000': 'wide space',
  '\uFEFF': 'byte order mark',
}

/** Describes an invisible character: `no-break space U+00A0`. */
export function nameInvisible(character = ''): string {
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  return `${names[character] ?? 'space of another width'} U+${code}`
}

/** Cleans and trims an answer, which may have been pasted. */
export const readAnswer = (answer = ''): string => cleanText(answer).trim()
