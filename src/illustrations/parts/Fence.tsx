import { Courses } from './Courses'
import { boxes, pair, row, stamp } from './path'

interface FenceProps {
  readonly x: number
  readonly width: number
  readonly height?: number
}

/** A picket fence, its rails behind the pickets. */
export function Fence({ x, width, height = 24 }: FenceProps) {
  const pickets = row([x, 0], { count: Math.floor(width / 9), step: 9 })
  return (
    <>
      <path className="line-medium" d={`M${pair([x, -7])}h${width}m0-12h-${width}`} />
      <path className="paint-trim" d={stamp(`v-${height}l2.500-4 2.500 4v${height}z`, pickets)} />
    </>
  )
}

/** A fence of level boards between posts, as it stands in any state. */
export function BoardFence({ x, width, height = 48 }: FenceProps) {
  const posts = row([x + 20, -height - 5], { count: Math.floor(width / 96), step: 96 })
  return (
    <>
      <path className="paint-wood line-medium" d={boxes([x, -height, width, height - 4])} />
      <Courses className="line-soft" box={[x, -height, width, height - 4]} step={11} />
      <path className="paint-deck line-medium" d={stamp(`h9v${height + 5}h-9z`, posts)} />
    </>
  )
}
