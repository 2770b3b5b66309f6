import { Ground } from '../parts/Ground'
import { Tree } from '../parts/Tree'

/** A house from the first settlement, with its great chimney. */
export function OldHouse() {
  return (
    <g transform="translate(0 262)">
      <Tree x={440} scale={1.25} />
      <g className="palette-bark" transform="translate(92 0)scale(.76)">
        <use href="#saltbox" />
      </g>
      <Ground from={-40} to={560} />
    </g>
  )
}
