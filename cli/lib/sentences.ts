/** Created on first use: it takes 20 ms, as long as all else in a small command. */
let segmenter: Intl.Segmenter | undefined

/** Splits a text into sentences. */
export function toSentences(text: string): string[] {
  if (!mayEndInside.test(text)) return [text.trim()].filter(Boolean)
  segmenter ??= new Intl.Segmenter('en', { granularity: 'sentence' })
  const sentences: string[] = []
  let begun = ''
  for (const { segment } of segmenter.segment(text)) {
    begun += segment
    if (abbreviated.test(segment)) continue
    sentences.push(begun)
    begun = ''
  }
  return [...sentences, begun].map((sentence) => sentence.trim()).filter(Boolean)
}

/** Ends at the full stop of an initial, a title or the first word of a place. */
const abbreviated = /(?:^|\s)(?:\p{Lu}|Dr|Ft|Mr|Mrs|Ms|Mt|No|St)\.\s*$/u

/** Capitalizes the first letter. */
export const startSentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A cheap test that spares headings and short texts the segmenter. */
const mayEndInside = /[\p{STerm}\n\r\u0085\u2028\u2029]./su
