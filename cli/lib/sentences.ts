/** Created on first use: it takes 20 ms, as long as all else in a small command. */
let segmenter: Intl.Segmenter | undefined

/** Splits a text into sentences. */
export function toSentences(text: string): string[] {
  if (!mayEndInside.test(text)) return [text.trim()].filter(Boolean)
  segmenter ??= new Intl.Segmenter('en', { granularity: 'sentence' })
  const segments = Array.from(segmenter.segment(text), ({ segment }) => segment)
  return segments.map((segment) => segment.trim()).filter(Boolean)
}

/** Capitalizes the first letter. */
export const startSentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A cheap test that spares headings and short texts the segmenter. */
const mayEndInside = /[\p{STerm}\n\r\u0085\u2028\u2029]./su
