import type { Box } from './path'
import { boxes } from './path'

interface StepsProps {
  readonly x: number
  readonly width: number
  readonly count?: number
  /** Rise of one step. */
  readonly rise?: number
}

/** Granite steps down to the ground, each wider than the one above. */
export function Steps({ x, width, count = 2, rise = 5 }: StepsProps) {
  const list = Array.from({ length: count }, (_, index): Box => {
    const out = index * 5
    return [x - out, (index - count) * rise, width + out * 2, rise]
  })
  return <path className="paint-stone" d={boxes(...list)} />
}
