import { pair, row, stamp } from './path'

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
