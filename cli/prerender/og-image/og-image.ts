/** A page's picture as the server bundle gives it: see src/og-image/og-image.ts. */
export interface OgImage {
  readonly width: number
  readonly height: number
  readonly drawing: string
  /** What the classes of the drawing stand for. */
  readonly styles: string
  readonly boxes: readonly TextBox[]
  readonly alt: string
}

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
  readonly family: string
  readonly weight: 600 | 700
  readonly size: number
  readonly color: string
}
