import { hasLongWord, bindWords, measuresOf, narrowest } from './line-measures'

interface HeadingProps {
  /** `p` or `b` for a name that is set like a heading, `span` for the title within a link. */
  readonly as: 'h1' | 'h2' | 'h3' | 'p' | 'b' | 'span'
  readonly text: string
  readonly className?: string
}

/**
 * A heading that is as wide as one of its measures, where its lines are the same in every face.
 * As wide as there is room, it would break elsewhere once its typeface is there, and what stands
 * below would move.
 */
export function Heading({ as: Tag, text: words, className = '' }: HeadingProps) {
  const text = bindWords(words)
  const measures = measuresOf(text)
  const isLong = hasLongWord(words)
  // One line in the narrowest column is one line everywhere.
  const isSet = isLong || measures.some((em) => em > narrowest)
  const lines = isSet ? (
    <span className={measures.map((em) => `at-${em}`).join(' ') || undefined}>{text}</span>
  ) : (
    text
  )
  return (
    <Tag className={[isSet ? 'set-lines' : '', className].filter(Boolean).join(' ') || undefined}>
      {isLong ? <span className="long-word">{lines}</span> : lines}
    </Tag>
  )
}
