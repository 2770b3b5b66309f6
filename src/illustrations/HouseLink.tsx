import type { ReactNode } from 'react'
import { pair } from './parts/path'

interface HouseLinkProps {
  readonly to: string
  /** What it is called where nothing visible says it. */
  readonly name: string | undefined
  readonly box: readonly [x: number, y: number, width: number, height: number]
  readonly className?: string | undefined
  readonly children?: ReactNode
}

/** What the styles know the house by that is chosen: its place among those to choose from. */
export const houseClass = (index: number) => `house-${index + 1}` as const

/** A house of a drawing as a link, with its name below; its frame shows the focus. */
export function HouseLink({ to, name, box, className = '', children }: HouseLinkProps) {
  const [x = 0, y = 0, width = 0, height = 0] = box.map(Math.round)
  const frame = `M${pair([x, y])}h${width}v${height}h${-width}z`
  return (
    <a href={to} aria-label={name} className={`house-link ${className}`.trimEnd()}>
      <path stroke="none" pointerEvents="all" d={frame} />
      {children}
    </a>
  )
}
