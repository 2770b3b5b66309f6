import type { Page, PictureName, Site } from '#generated/types'
import { DrawingFrame } from '../illustrations/DrawingFrame'
import { HouseElevation } from '../illustrations/HouseElevation'
import { isScene, scenes, viewsOf } from '../illustrations/scenes/scenes'
import { plateNames } from '../illustrations/plates/plate-drawings'
import { details } from '../illustrations/sprite/drawings'
import { PlateGroup, SharedHouse, sharedHouses } from '../illustrations/sprite/SharedParts'
import { Street, type StreetProps } from '../illustrations/Street'
import { color } from '../brand/colors'
import { ogImageSize } from './og-image'
import { sceneHeight, sceneLeft, workOn, workWidth } from './layout'
import { OgTown } from './OgTown'

const { width } = ogImageSize

/** Scales a detail of 480 by 300 to cover the scene, cropped at the sides. */
const detailScale = sceneHeight / 300
const detailLeft = (workWidth - 480 * detailScale) / 2

interface OgSceneProps {
  readonly page: Page
  readonly site: Site
  /** The color behind the text, which covers that side of the scene. */
  readonly ground: string
}

export function OgScene({ page, site, ground }: OgSceneProps) {
  const left = sceneLeft(page, site)
  if (left === width) return null
  if (page.kind === 'area') return page.scene && <OgTown scene={page.scene} />
  if (left === 0) {
    return site.street && <Hill {...site.street} hasRoofers={site.scenery?.roofs != null} />
  }
  const work = workOn(page, site)
  return (
    <>
      <path d={`M${left} 0H${width}V${sceneHeight}H${left}z`} fill={color('mist')} />
      {/* Not clipped: resvg fails on nested clips. */}
      <svg x={left} width={width - left} height={sceneHeight} overflow="visible">
        {work ? (
          <Work name={work} />
        ) : (
          'house' in page && page.house && <HouseElevation house={page.house} />
        )}
      </svg>
      <path d={`M0 0H${left}V${sceneHeight}H0z`} fill={ground} />
      <path d={`M${left} 0V${sceneHeight}`} stroke={color('ink')} strokeWidth={4} />
    </>
  )
}

function Hill({ houses, hasRoofers }: Pick<StreetProps, 'houses' | 'hasRoofers'>) {
  return (
    <svg y={56} width={width} height={sceneHeight} overflow="visible">
      <Street houses={houses} hasRoofers={hasRoofers} />
    </svg>
  )
}

function Work({ name }: { readonly name: PictureName }) {
  if (!isScene(name)) {
    const { Drawing: Detail } = details[name]
    return (
      <g className="drawing" transform={`translate(${detailLeft})scale(${detailScale})`}>
        <defs>
          {sharedHouses.map((house) => (
            <SharedHouse key={house} name={house} />
          ))}
          {plateNames.map((plate) => (
            <PlateGroup key={plate} name={plate} />
          ))}
        </defs>
        <Detail />
      </g>
    )
  }
  const { Drawing, ground } = scenes[name]
  return (
    <DrawingFrame viewBox={viewsOf(scenes[name]).box} fit="slice" className={ground}>
      <Drawing />
    </DrawingFrame>
  )
}
