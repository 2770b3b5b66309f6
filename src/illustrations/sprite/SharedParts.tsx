import type { PlateDrawing, StreetHouse } from '#generated/types'
import { Cape } from '../houses/Cape'
import { Ranch } from '../houses/Ranch'
import { streetHouses } from '../houses/street-houses'
import { ShadeTree } from '../parts/Tree'
import { plateDrawings } from '../plates/plate-drawings'

/** The houses of the file, once each. */
export const sharedHouses = Object.keys(streetHouses) as readonly StreetHouse[]

export const SharedHouse = ({ name }: { readonly name: StreetHouse }) => (
  <g id={name}>
    <HouseAlone name={name} />
  </g>
)

/** A Cape without dormers, whose ids would be duplicates; a ranch without its garage. */
function HouseAlone({ name }: { readonly name: StreetHouse }) {
  if (name === 'cape') return <Cape dormers={false} />
  if (name === 'ranch') return <Ranch garage={false} />
  const { Drawing } = streetHouses[name]
  return <Drawing />
}

/** The surroundings of houses, shared by many drawings. */
export const sharedSurroundings = [
  <g key="tree" id="shade-tree">
    <ShadeTree />
  </g>,
]

/** A drawing of a plate, which other drawings contain. */
export function PlateGroup({ name }: { readonly name: PlateDrawing }) {
  const Drawing = plateDrawings[name]
  return (
    <g id={`${name}-drawing`} className="palette-on-dark">
      <Drawing />
    </g>
  )
}
