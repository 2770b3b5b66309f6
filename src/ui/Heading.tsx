import { lettersOf } from './letters-of'

interface HeadingProps {
  /** `p` or `b` for a name that is set like a heading, `span` for the title within a link. */
  readonly as: 'h1' | 'h2' | 'h3' | 'p' | 'b' | 'span'
  readonly text: string
  readonly className?: string
}

/** Words of this length are set smaller on narrow screens (`styles/parts.css`). */
const longWord = /[^\s-]{16}/

/** A heading with balanced lines. */
export function Heading({ as: Tag, text, className = '' }: HeadingProps) {
  const words = keepTogether(text)
  if (!longWord.test(lettersOf(text))) return <Tag className={className || undefined}>{words}</Tag>
  return (
    <Tag className={`long-word ${className}`.trim()}>
      <span>{words}</span>
    </Tag>
  )
}

/**
 * Keeps the words of a town's name together (New Haven, Old Saybrook), and a short last word with the one before
 * ("on / the street").
 */
const keepTogether = (heading: string): string =>
  heading
    .replaceAll(/\b(East|New|North|Old|Saint|South|St\.|West) (?=\p{Lu})/gu, '$1\u00A0')
    .replace(/\b(a|in|on|our|the|we|your) (\S{1,8})$/u, '$1\u00A0$2')
