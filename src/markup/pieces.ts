/** A text that many pages hold: it is the same object on all of them. */
export interface KeptText {
  readonly text: string
}

/** A text in pieces, one behind the other. */
export type Pieces = readonly (string | KeptText)[]

/** Pieces as one text. */
export function toText(pieces: Pieces): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')
}
