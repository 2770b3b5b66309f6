import { Fence } from '../parts/Fence'
import { Ground } from '../parts/Ground'
import { boxes, row, stamp } from '../parts/path'
import { Tree } from '../parts/Tree'
import { Van } from '../parts/Van'

/** For any other work: the van has arrived, on a quiet street. */
export function Plain() {
  return (
    <>
      <path className="paint-hill" d="M-1900 0V-96H-300Q-120-120 60-108T480-162 2000-90V0z" />
      <Tree x={54} scale={1.3} />
      <Tree x={452} scale={1.15} />
      <Fence x={-700} width={1800} height={40} />
      <Hedge />
      <g transform="translate(92 0)scale(1.75)">
        <Van x={0} hasRack={false} />
      </g>
      <Ground from={-700} to={1100} />
    </>
  )
}

/** A low hedge along the sidewalk. */
function Hedge() {
  return (
    <>
      <path className="paint-leaf line-medium" d={`M-700 0V-40${'q10-9 20 0'.repeat(90)}V0z`} />
      <path className="paint-shadow" d={boxes([-700, -16, 1800, 16])} />
      <path
        className="line-soft"
        d={stamp(
          'q5-6 10 0',
          row([-690, 0], { count: 90, step: 20 }).map(
            ([x], index) => [x, -22 - ((index * 7) % 13)] as const,
          ),
        )}
      />
    </>
  )
}
