import { useContext } from 'react'
import type { DrawingName } from '#generated/types'
import { DrawingsFile, fileOf } from './sprite/drawings-file'

interface DrawingProps {
  readonly name: DrawingName
  /** The file that has it, if it is not its usual one. */
  readonly file?: string
  readonly className: string
}

/**
 * A drawing from its SVG file, loaded lazily; its class reserves the space. Decorative, and hidden explicitly, as
 * Safari needs more than an empty `alt` for SVG.
 */
export function Drawing({ name, file = fileOf(name), className }: DrawingProps) {
  const prefix = useContext(DrawingsFile)
  if (prefix === null) return null
  return (
    <img
      src={`${prefix}-${file}.svg#${name}`}
      alt=""
      aria-hidden="true"
      loading="lazy"
      decoding="async"
      className={className}
    />
  )
}
