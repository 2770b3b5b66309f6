const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The sentences of a text, in its order. */
export const toSentences = (text: string): string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean)
