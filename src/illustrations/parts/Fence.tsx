import { pair, row, stamp } from './path'

interface FenceProps {
  readonly x: number
  readonly width: number
  readonly height?: number
}

/** A picket fence. */
export function Fence({ x, width, height = 24 }: FenceProps) {
  const pickets = row([x, 0], { count: Math.floor(width / 9), step: 9 })
  return (
    <>
      <path className="paint-trim" d={stamp(`v-${height}l2-4 3 4v${height}z`, pickets)} />
      <path className="line-medium" d={`M${pair([x, -7])}h${width}m0-12h-${width}`} />
    </>
  )
}
