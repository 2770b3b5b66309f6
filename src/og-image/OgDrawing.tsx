import type { Page } from '../../generated/types'
import { color } from '../brand/colors'
import { markPaths } from '../brand/mark-paths'
import { CardPicture } from './OgScene'
import { cardSize } from './og-image'
import type { CardInks } from './colors'
import { pictureHeight } from './layout'

interface CardDrawingProps {
  readonly page: Page
  readonly inks: CardInks
}

/** All of a card but its words: ground, drawing, mark, and the band for the number. */
export function CardDrawing({ page, inks }: CardDrawingProps) {
  const { width, height } = cardSize
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height}>
      <path d={`M0 0h${width}v${height}H0z`} fill={inks.ground} />
      <CardPicture page={page} ground={inks.ground} />
      <g transform="translate(56 46)scale(1.26)">
        <path d={markPaths.wall} fill={inks.title} />
        <path d={markPaths.windows} fill={inks.ground} />
        <path d={markPaths.roof} fill="none" stroke={inks.accent} strokeWidth={4.5} />
      </g>
      <path d={`M0 ${pictureHeight}h${width}V${height}H0z`} fill={color('slate')} />
      <path d={`M0 ${pictureHeight}h650l-44 118H0z`} fill={inks.band} />
    </svg>
  )
}
