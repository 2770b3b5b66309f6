import { boxes, row, stamp } from '../parts/path'
import { Rain } from '../parts/Rain'
import { LeakRoof } from './LeakRoof'
import { LeakRoom } from './LeakRoom'

/** A house cut through its gable in the rain: roof, attic, and the room with the stain. */
export function LeakHouse() {
  return (
    <>
      <g transform="translate(70 400)scale(1.25)">
        <Rain />
      </g>
      <path className="paint-earth" d={boxes([-20, 508, 760, 60])} />
      <path className="line-faint" d={stamp('l-14 14', row([0, 512], { count: 44, step: 17 }))} />
      <path className="paint-stone line-medium" d={boxes([84, 492, 552, 48])} />
      <path
        className="line-faint"
        d="M84 508H636M84 524H636M150 492v16m90 0v16m110-32v16m96 0v16m80-32v16M196 524v16m210-16v16m140-16v16"
      />
      <path className="line-heavy" d="M-20 508H84M636 508H740" />
      <LeakRoom />
      <LeakRoof />
    </>
  )
}
