/** A card as the server bundle gives it: see src/og-image/og-image.ts. */
export interface Card {
  readonly drawing: string
  readonly columns: readonly CardColumn[]
  readonly alt: string
}

/** Texts below each other in a box; all shrink together until they fit into it. */
export interface CardColumn {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly side: 'left' | 'right'
  readonly texts: readonly CardText[]
}

export interface CardText {
  readonly text: string
  readonly family: string
  readonly weight: number
  readonly size: number
  readonly fill: string
}
