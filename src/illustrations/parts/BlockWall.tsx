import { Courses } from './Courses'
import { Joints } from './Joints'
import { boxes, type Box } from './path'

interface BlockWallProps {
  /** Its upper edge; the lower one is the floor. */
  readonly top: number
  /** The height of a block, which is twice as long. */
  readonly step: number
}

/** The wall of a cellar, of blocks of concrete. */
export function BlockWall({ top, step }: BlockWallProps) {
  const wall: Box = [-700, top, 1800, -top]
  return (
    <>
      <path className="paint-stone" d={boxes(wall)} />
      <path className="paint-light" d={boxes(wall)} />
      <Courses box={wall} step={step} />
      <Joints box={wall} step={step} widths={[2 * step]} />
    </>
  )
}
