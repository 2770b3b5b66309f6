import type { PlateDrawing } from '#generated/types'
import { Cape } from '../houses/Cape'
import { Mill } from '../houses/Mill'
import { Ranch } from '../houses/Ranch'
import { Saltbox } from '../houses/Saltbox'
import { TripleDecker } from '../houses/TripleDecker'
import { Victorian } from '../houses/Victorian'
import { plateDrawings } from '../plates/plate-drawings'

/** The houses that small drawings show. */
export function SharedHouses() {
  return (
    <>
      <g id="cape">
        <Cape dormers={false} />
      </g>
      <g id="triple-decker">
        <TripleDecker />
      </g>
      <g id="saltbox">
        <Saltbox />
      </g>
      <g id="ranch">
        <Ranch garage={false} />
      </g>
      <g id="victorian">
        <Victorian />
      </g>
      <g id="mill">
        <Mill />
      </g>
    </>
  )
}

/** A drawing of a plate, which others show too. */
export function PlateGroup({ name }: { readonly name: PlateDrawing }) {
  const Drawing = plateDrawings[name]
  return (
    <g id={`${name}-drawing`} className="palette-on-dark">
      <Drawing />
    </g>
  )
}
