import type { ReactNode } from 'react'
import { keepNames } from './keep-names'
import { lettersOf } from './letters-of'

interface HeadingProps {
  /** `p` or `b` for a name that is set like a heading, `span` for the title within a link. */
  readonly as: 'h1' | 'h2' | 'h3' | 'p' | 'b' | 'span'
  readonly text: string
  readonly className?: string
  /** A part of the text that begins a line, if it would break otherwise. */
  readonly unbroken?: string | undefined
}

/** Words of this length are set smaller on narrow screens (`styles/parts.css`). */
const longWord = /[^\s-]{16}/

/** A heading with balanced lines. */
export function Heading({ as: Tag, text, className = '', unbroken }: HeadingProps) {
  const words = wordsOf(text, unbroken)
  if (!longWord.test(lettersOf(text))) return <Tag className={className || undefined}>{words}</Tag>
  return (
    <Tag className={`long-word ${className}`.trim()}>
      <span>{words}</span>
    </Tag>
  )
}

function wordsOf(text: string, unbroken = text): ReactNode {
  const [before, after] = text.split(unbroken)
  if (!before || after === undefined) return keepTogether(text)
  return (
    <>
      {before}
      <span className="inline-block">{keepTogether(unbroken)}</span>
      {after}
    </>
  )
}

/** Keeps the names of towns together, and a short last word with the one before ("on / the street"). */
const keepTogether = (heading: string): string =>
  keepNames(heading).replace(/\b(a|in|on|our|the|we|your) (\S{1,8})$/u, '$1\u00A0$2')
