import { createContext, useContext } from 'react'
import { pair } from './path'

/** Depth of the ground below a house: the height of its piles, if any. */
export const GroundBelow = createContext(0)

interface DownspoutProps {
  readonly x: number
  /** The gutter. */
  readonly y: number
}

/** A downspout from the gutter to the ground, with a swan neck under the eave. */
export function Downspout({ x, y }: DownspoutProps) {
  const end = useContext(GroundBelow) - 6
  return <path className="line-spout" d={`M${pair([x, y])}v6l-6 6V${end}l7 5`} />
}
