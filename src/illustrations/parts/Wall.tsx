import { Courses } from './Courses'
import { Joints } from './Joints'
import type { Box } from './path'
import { boxes } from './path'

interface WallProps {
  readonly box: Box
  readonly siding: 'clapboard' | 'shingle' | 'brick'
}

/** A wall in elevation with its siding. */
export function Wall({ box, siding }: WallProps) {
  return (
    <>
      <path
        className={siding === 'brick' ? 'paint-brick line-medium' : 'paint-wall line-medium'}
        d={boxes(box)}
      />
      <Courses box={box} step={siding === 'brick' ? 5 : 7} />
      {siding === 'shingle' && <Joints box={box} step={7} widths={[8, 5, 7, 6]} />}
    </>
  )
}
