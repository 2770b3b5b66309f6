import type { House, Page } from '../../generated/types'
import { HouseElevation } from '../illustrations/HouseElevation'
import { ServiceScene } from '../illustrations/ServiceScene'
import { Street } from '../illustrations/Street'
import { color } from '../brand/colors'
import { cardSize } from './og-image'
import { pictureHeight, pictureLeft } from './layout'

const { width } = cardSize

interface CardPictureProps {
  readonly page: Page
  /** The colour behind the words, which covers what the drawing has on their side. */
  readonly ground: string
}

/** A page's drawing in its place on the card, on the ground that it was drawn for. */
export function CardPicture({ page, ground }: CardPictureProps) {
  const left = pictureLeft(page)
  if (left === 0) return <Hill />
  return (
    <>
      <path d={`M${left} 0H${width}V${pictureHeight}H${left}z`} fill={color('mist')} />
      {/* Cut off, a drawing with cuts of its own is more than the rasterizer can bear. */}
      <svg x={left} width={width - left} height={pictureHeight} overflow="visible">
        {page.kind === 'service' ? (
          <ServiceScene slug={page.slug} />
        ) : (
          <HouseElevation house={houseOf(page)} />
        )}
      </svg>
      <path d={`M0 0H${left}V${pictureHeight}H0z`} fill={ground} />
      <path d={`M${left} 0V${pictureHeight}`} stroke={color('ink')} strokeWidth={4} />
    </>
  )
}

/** The street under a wide sky; its foot lies below the band. */
function Hill() {
  return (
    <svg y={56} width={width} height={pictureHeight} overflow="visible">
      <Street />
    </svg>
  )
}

/** The house that stands on the page itself; beside the address of the office, a shop. */
function houseOf(page: Page): House {
  if (page.kind === 'area') return page.house
  return page.kind === 'contact' ? 'commercial' : 'cape'
}
