import { boxes, row, stamp } from '../parts/path'
import { Rain } from '../parts/Rain'
import { LeakRoof } from './LeakRoof'
import { LeakRoom } from './LeakRoom'

const earth = stamp(
  'l-14 14',
  [row([50, 512], { count: 3, step: 17 }), row([654, 512], { count: 3, step: 17 })].flat(),
)

/** A house cut through its gable in the rain: roof, attic, and the room with the stain. */
export function LeakHouse() {
  return (
    <>
      <g transform="translate(70 400)scale(1.25)">
        <Rain />
      </g>
      <path className="paint-earth" d="M14 508H706l-12 13-20 8-14 12-22 7H82l-22-7-14-12-20-8z" />
      <path className="line-faint" d={earth} />
      <path className="paint-stone line-medium" d={boxes([84, 492, 552, 48])} />
      <path
        className="line-faint"
        d="M84 508H636M84 524H636M150 492v16m90 0v16m110-32v16m96 0v16m80-32v16M196 524v16m210-16v16m140-16v16"
      />
      <path className="line-heavy" d="M14 508H84M636 508H706" />
      <LeakRoom />
      <LeakRoof />
    </>
  )
}
