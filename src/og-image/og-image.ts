/** The picture of a page for those who share it: a drawing, and the texts set on it. */
export interface OgImage {
  readonly width: number
  readonly height: number
  readonly drawing: string
  /** What the classes of the drawing stand for. */
  readonly styles: string
  readonly boxes: readonly TextBox[]
  readonly alt: string
}

/** Texts below each other; all shrink together until they fit into their box. */
export interface TextBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly align: 'left' | 'right'
  readonly texts: readonly BoxText[]
}

export interface BoxText {
  readonly text: string
  readonly family: 'Besley' | 'Public Sans'
  readonly weight: 600 | 700
  readonly size: number
  readonly color: string
}

export const ogImageSize = { width: 1200, height: 630 } as const
