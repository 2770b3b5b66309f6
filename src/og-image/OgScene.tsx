import type { House, Page, PictureName } from '#generated/types'
import { DrawingFrame } from '../illustrations/DrawingFrame'
import { HouseElevation } from '../illustrations/HouseElevation'
import { isScene, sceneBox, scenes } from '../illustrations/scenes/scenes'
import { plateNames } from '../illustrations/plates/plate-drawings'
import { details } from '../illustrations/sprite/drawings'
import { PlateGroup, SharedHouses } from '../illustrations/sprite/SharedParts'
import { Street } from '../illustrations/Street'
import { color } from '../brand/colors'
import { ogImageSize } from './og-image'
import { sceneHeight, sceneLeft, workLeft } from './layout'
import { OgTown } from './OgTown'

const { width } = ogImageSize

/** A detail of 480 by 300 fills the place of the scene, cut at its sides. */
const detailScale = sceneHeight / 300
const detailLeft = (width - workLeft - 480 * detailScale) / 2

interface OgSceneProps {
  readonly page: Page
  /** The colour behind the words, which covers what the scene has on their side. */
  readonly ground: string
}

export function OgScene({ page, ground }: OgSceneProps) {
  if (page.kind === 'area') return <OgTown scene={page.scene} />
  const left = sceneLeft(page)
  if (left === 0) return <Hill />
  if (left === width) return null
  return (
    <>
      <path d={`M${left} 0H${width}V${sceneHeight}H${left}z`} fill={color('mist')} />
      {/* Not clipped: resvg fails where a clipped drawing holds clips of its own. */}
      <svg x={left} width={width - left} height={sceneHeight} overflow="visible">
        {page.kind === 'service' && page.drawing !== null ? (
          <Work name={page.drawing} />
        ) : (
          <HouseElevation house={houseOf(page)} />
        )}
      </svg>
      <path d={`M0 0H${left}V${sceneHeight}H0z`} fill={ground} />
      <path d={`M${left} 0V${sceneHeight}`} stroke={color('ink')} strokeWidth={4} />
    </>
  )
}

function Hill() {
  return (
    <svg y={56} width={width} height={sceneHeight} overflow="visible">
      <Street />
    </svg>
  )
}

function Work({ name }: { readonly name: PictureName }) {
  if (!isScene(name)) {
    const Detail = details[name]
    return (
      <g className="drawing" transform={`translate(${detailLeft})scale(${detailScale})`}>
        <defs>
          <SharedHouses />
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
    <DrawingFrame viewBox={sceneBox} fit="slice" className={ground}>
      <Drawing />
    </DrawingFrame>
  )
}

/** The house that stands on the page itself; beside the address of the office, a shop. */
function houseOf(page: Page): House {
  if (page.kind === 'job' && page.house) return page.house
  return page.kind === 'contact' ? 'commercial' : 'cape'
}
