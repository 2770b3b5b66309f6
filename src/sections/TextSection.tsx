import type { ReactNode } from 'react'
import type { Inline, ProseBlock, Section } from '#generated/types'
import { Heading } from '../ui/Heading'
import { Link } from '../ui/Link'
import { Sentence } from '../ui/Sentence'

type TextSectionProps = Omit<Extract<Section, { readonly kind: 'text' }>, 'kind'>

/** Paragraphs and lists, below a heading where there is one. */
export function TextSection({ title, blocks }: TextSectionProps) {
  // Without a heading it is no section of its own.
  const Part = title === null ? 'div' : 'section'
  return (
    <Part className="py-section">
      <div className="wrap">
        {title !== null && <Heading as="h2" className="mb-6" text={title} />}
        <div className="prose">{blocks.map(toBlock)}</div>
      </div>
    </Part>
  )
}

// Nothing of a text moves, so that places are keys.
function toBlock(block: ProseBlock, index: number) {
  if (block.kind === 'paragraph') return <p key={index}>{block.words.map(toWords)}</p>
  const { start, items } = block
  const List = start === null ? 'ul' : 'ol'
  return (
    <List key={index} role="list" {...(start !== null && start !== 1 && { start })}>
      {items.map(toItem)}
    </List>
  )
}

const toItem = (words: readonly Inline[], index: number) => (
  <li key={index}>{words.map(toWords)}</li>
)

function toWords(part: Inline, index: number): ReactNode {
  if (typeof part === 'string') return <Sentence key={index} text={part} />
  if ('bold' in part) return <b key={index}>{part.bold.map(toWords)}</b>
  return (
    <Link key={index} to={part.to} className="text-link">
      {part.words.map(toWords)}
    </Link>
  )
}
