/** Made when a text asks for it: it takes 20 ms, as long as a small command has for itself. */
let segmenter: Intl.Segmenter | undefined

/** The sentences of a text, in its order. */
export function toSentences(text: string): string[] {
  if (!mayEndInside.test(text)) return [text.trim()].filter(Boolean)
  segmenter ??= new Intl.Segmenter('en', { granularity: 'sentence' })
  const segments = Array.from(segmenter.segment(text), ({ segment }) => segment)
  return segments.map((segment) => segment.trim()).filter(Boolean)
}

/** A text as it begins a sentence. */
export const startSentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Headings and short texts need no look at each letter. */
const mayEndInside = /[\p{STerm}\n\r\u0085\u2028\u2029]./su
