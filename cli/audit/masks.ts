/** Names that are written alike on every page of a kind, and what stands for them. */
export interface Masks {
  readonly byFirstWord: ReadonlyMap<string, readonly Mask[]>
  /** Each word once: of ten thousand pages there would be millions, most of them alike. */
  readonly known: Map<string, string>
}

interface Mask {
  readonly words: readonly string[]
  readonly sign: string
}

/** The words of a text; an apostrophe or a hyphen parts them. */
export const toWords = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** Names by their first word, the longest first: `New Haven County` before `New Haven`. */
export function createMasks(names: Readonly<Record<string, readonly string[]>>): Masks {
  const masks = new Map<string, Mask[]>()
  for (const [sign, written] of Object.entries(names)) {
    for (const name of new Set(written)) {
      const words = toWords(name)
      const first = words[0]
      if (first !== undefined) masks.set(first, [...(masks.get(first) ?? []), { words, sign }])
    }
  }
  for (const each of masks.values()) each.sort((one, two) => two.words.length - one.words.length)
  return { byFirstWord: masks, known: new Map() }
}

/** The words of a text, each name in the place of which its sign stands. */
export const maskWords = (text: string, masks: Masks): string[] => maskNames(toWords(text), masks)

/** Words, and a sign where a name stood. */
export function maskNames(words: readonly string[], { byFirstWord, known }: Masks): string[] {
  const masked: string[] = []
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? ''
    const mask = byFirstWord
      .get(word)
      ?.find((each) => each.words.every((part, index) => words[at + index] === part))
    masked.push(mask ? mask.sign : keepOnce(word, known))
    at += mask ? mask.words.length : 1
  }
  return masked
}

function keepOnce(word: string, known: Map<string, string>): string {
  const same = known.get(word)
  if (same === undefined) known.set(word, word)
  return same ?? word
}
