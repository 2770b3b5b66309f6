/** The picture of a page for those who share it, 1200 by 630: a drawing, and the texts set on it. */
export interface Card {
  /** SVG; its classes are those of the drawings. */
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
  /** On which side of the box the lines begin or end. */
  readonly side: 'left' | 'right'
  readonly texts: readonly CardText[]
}

export interface CardText {
  readonly text: string
  readonly family: 'Besley' | 'Public Sans'
  readonly weight: number
  /** The size where there is room for it. */
  readonly size: number
  readonly fill: string
}

export const cardSize = { width: 1200, height: 630 } as const
