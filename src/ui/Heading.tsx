import { Fragment } from 'react'
import { breakLines, hasLongWord } from './break-lines'

interface HeadingProps {
  /** `p` for a name that is set like a heading, `span` for the title within a link. */
  readonly as: 'h1' | 'h2' | 'h3' | 'p' | 'span'
  readonly text: string
  readonly className?: string
}

/**
 * A heading with the ends of its lines for every measure. One that breaks by itself breaks
 * elsewhere once its typeface is there, and what stands below would move.
 */
export function Heading({ as: Tag, text, className = '' }: HeadingProps) {
  const pieces = breakLines(text)
  const isLong = hasLongWord(text)
  const classes = [pieces.length > 1 || isLong ? 'set-lines' : '', className].filter(Boolean)
  const lines = pieces.map(({ text: words, start, endsAt }) => (
    <Fragment key={start}>
      {words}
      {endsAt.length > 0 && <br className={endsAt.map((em) => `at-${em}`).join(' ')} />}
    </Fragment>
  ))
  return (
    <Tag className={classes.join(' ') || undefined}>
      {isLong ? <span className="long-word">{lines}</span> : lines}
    </Tag>
  )
}
