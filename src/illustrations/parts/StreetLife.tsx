import type { Lot } from '../houses/street-lots'
import { streetHouses } from '../houses/street-houses'
import type { RoofPart } from '#generated/types'
import type { Point } from './path'
import { Climber, RooferOnRoof } from './Roofer'

/** The lots in order of preference for a roofer: first those that phones show. */
const inView = [3, 2, 1, 0, 4, 5, 6]

/** Where there is life in the street: a cat, a bicycle, and two roofers on slopes that face it. */
export function placeLife(lots: readonly Lot[]) {
  const slopes = inView.flatMap((place) => {
    const lot = lots[place]
    const found = lot && slopeOf(lot)
    return found ? [{ lot, ...found }] : []
  })
  const [first, second] = slopes
  // A hip has too short a ridge to sit beside its chimney.
  const perch = slopes.find(({ lot }) => lot.type !== 'foursquare')
  return { first, second, perch, corner: lots[4] }
}

interface StreetLifeProps extends ReturnType<typeof placeLife> {
  readonly lot: Lot
  readonly hasRoofers: boolean
}

/** What of it is at a lot. */
export function StreetLife({ lot, hasRoofers, first, second, perch, corner }: StreetLifeProps) {
  return (
    <>
      {hasRoofers && first?.lot === lot && <Climber x={first.eave[0] - 25} eave={-first.eave[1]} />}
      {perch?.lot === lot && <CatOn {...perch} />}
      {hasRoofers && second?.lot === lot && <RooferOnRoof at={second.slope} ridge={second.ridge} />}
      {corner === lot && <Bicycle />}
    </>
  )
}

/** Limits the line to the ridge of the same slope, as a house may have two ridges. */
const longestLine = 80

/** The eave, a slope and the ridge of a house, if they face the street. */
function slopeOf({ type }: Lot) {
  const anchors: Readonly<Partial<Record<RoofPart, Point>>> = streetHouses[type].anchors
  const { eave, gutter, shingles: slope, ridge } = anchors
  if (!eave || !gutter || !slope || !ridge) return null
  return slope[1] - ridge[1] < longestLine ? { eave, slope, ridge } : null
}

/** A cat on the ridge of a house. */
function CatOn({ slope, ridge }: { readonly slope: Point; readonly ridge: Point }) {
  return (
    <g transform={`translate(${slope[0] - 160} ${ridge[1] - 3})`} className="on-roof">
      <path
        className="paint-jeans"
        d="M0 0q-3-7 2-12l1-5 3 2 3-2 1 5q0 3-2 4 6 3 6 8 4 0 4-6 0-5 4-5 2 1 1 3-2-1-2 3 0 8-8 5z"
      />
    </g>
  )
}

function Bicycle() {
  return (
    <g transform="translate(14)">
      <path
        strokeWidth="1.6"
        d="M0-11a11 11 0 1 1 22 0a11 11 0 1 1-22 0M36-11a11 11 0 1 1 22 0a11 11 0 1 1-22 0"
      />
      <path className="line-harness" d="M11-11l9-18h19l8 18M20-29l8 18h-17M28-11l11-18" />
      <path strokeWidth="2" d="M16-32h8M39-29l-2-7q6-1 8 3M26-8l5-6" />
    </g>
  )
}
