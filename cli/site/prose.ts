import { Marked, type Token, type Tokens } from 'marked'
import type { Inline, ProseBlock } from '../../templates/types.ts'
import { markPieces, withoutMarks, type Piece } from '../reading/marks.ts'
import { toTarget } from './pages/links.ts'
import { anyAddress } from './schema/text.ts'

// Texts of pages are written in Markdown (GitHub Flavored Markdown, https://github.github.com/gfm/), of which they
// may have paragraphs, bold words, lists and links. HTML is text like any other.

const markdown = new Marked()

const isLink = (token: Token): token is Tokens.Link =>
  // An address that stands by itself is text.
  token.type === 'link' && token.raw.startsWith('[')

const isList = (token: Token): token is Tokens.List => token.type === 'list'

type Draft =
  | Piece
  | { readonly bold: readonly Draft[] }
  | { readonly to: string; readonly words: readonly Draft[] }

/** The paragraphs and lists of a text. What else Markdown has is shown as it is written. */
export function readProse(written: string): ProseBlock[] {
  const text = withoutMarks(written)
  let at = 0
  const toPiece = (words: string, raw = words): Piece => {
    const start = Math.max(at, text.indexOf(raw, at))
    at = start + raw.length
    return { words, start, end: at }
  }
  // The indentation of a line is not among its words.
  const toPieces = (raw: string): Piece[] =>
    raw.split('\n').flatMap((line, index) => {
      const space = index === 0 ? [] : [{ words: ' ', start: at, end: at }]
      return [...space, toPiece(index === 0 ? line : line.trimStart())]
    })
  const toDrafts = (tokens: readonly Token[]): Draft[] =>
    tokens.flatMap((token, index): Draft[] => {
      if (token.type === 'escape') return [toPiece(token.raw.slice(1), token.raw)]
      if (token.type === 'strong') return [{ bold: toDrafts(token.tokens ?? []) }]
      if (isLink(token)) return [{ to: token.href, words: toDrafts(token.tokens) }]
      const isWords = token.type === 'paragraph' || token.type === 'text'
      return isWords && token.tokens
        ? toDrafts(token.tokens)
        : // Before a link or a bold word, the end of a line is a space.
          toPieces(index < tokens.length - 1 ? token.raw : token.raw.replace(/\n+$/, ''))
    })
  const toWords = (tokens: readonly Token[]) => markDrafts(written, toDrafts(tokens))
  return markdown
    .lexer(text)
    .filter(({ type }) => type !== 'space')
    .map((token) => {
      if (!isList(token)) return { kind: 'paragraph', words: toWords([token]) }
      const items = token.items.map(({ tokens }) => toWords(tokens))
      return { kind: 'list', start: token.start === '' ? null : token.start, items }
    })
}

/** Words, words in bold and links with the marks of the text that they are written in. */
function markDrafts(written: string, drafts: readonly Draft[]): Inline[] {
  const pieces = piecesIn(drafts)
  const marked = markPieces(written, pieces)
  const words = new Map(pieces.map((piece, index) => [piece, marked[index] ?? '']))
  const finish = (all: readonly Draft[]): Inline[] => {
    const done: Inline[] = []
    for (const draft of all) {
      const last = done.at(-1)
      if ('bold' in draft) done.push({ bold: finish(draft.bold) })
      else if ('to' in draft) done.push({ to: toTarget(draft.to), words: finish(draft.words) })
      else if (typeof last === 'string') done.splice(-1, 1, last + (words.get(draft) ?? ''))
      else done.push(words.get(draft) ?? '')
    }
    return done
  }
  return finish(drafts)
}

const piecesIn = (drafts: readonly Draft[]): Piece[] =>
  drafts.flatMap((draft) => {
    if ('bold' in draft) return piecesIn(draft.bold)
    return 'to' in draft ? piecesIn(draft.words) : [draft]
  })

/** A link or something else in a text, as it is written. */
interface ProsePart {
  readonly part: string
  readonly type: string
  /** Of a link its address. */
  readonly to?: string
}

/** The links of a text to pages, and what it has of Markdown that is not shown. */
export function partsOfProse(written: string): {
  readonly links: readonly Required<ProsePart>[]
  readonly refused: readonly ProsePart[]
} {
  const parts = partsIn(markdown.lexer(written), false)
  return {
    links: parts.flatMap(({ to, ...part }) => (to === undefined ? [] : { ...part, to })),
    refused: parts.filter(({ to }) => to === undefined),
  }
}

/** What was meant as bold or as a link, and is shown with its signs. */
function slipsIn({ type, raw }: Token): ProsePart[] {
  if (type !== 'text') return []
  const [apart] = /\[[^\]\n]*\] +\((?:\/|https?:)[^)\n]*\)/.exec(raw) ?? []
  const [half] = /\*\*.*/.exec(raw) ?? []
  return [
    ...(apart === undefined ? [] : [{ part: apart, type: 'apart' }]),
    ...(half === undefined ? [] : [{ part: half, type: 'half' }]),
  ]
}

const shown = new Set(['space', 'paragraph', 'text', 'html', 'escape', 'strong', 'list', 'link'])

function partsIn(tokens: readonly Token[], isInItem: boolean): ProsePart[] {
  return tokens.flatMap((token, index): ProsePart[] => {
    const [part = ''] = token.raw.trim().split('\n', 1)
    const refused = (type: string) => [{ part, type }]
    if (!shown.has(token.type) || (isInItem && isList(token))) return refused(token.type)
    if (isInItem && index > 0 && token.type === 'paragraph') return refused('item')
    // Blanks to fill in are written with underscores, too.
    if (token.type === 'strong' && part.startsWith('_')) return refused('underscores')
    if (isList(token)) return token.items.flatMap((item) => partsIn(item.tokens, true))
    const below = 'tokens' in token && token.tokens ? partsIn(token.tokens, false) : slipsIn(token)
    if (!isLink(token)) return below
    if (token.title) return refused('title')
    if (!anyAddress.safeParse(token.href).success) return refused('outside')
    return [{ part: token.href, type: 'link', to: token.href }, ...below]
  })
}
