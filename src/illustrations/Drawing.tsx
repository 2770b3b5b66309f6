import { useContext } from 'react'
import type { DrawingName } from '#generated/types'
import { DrawingsFile, fileOf } from './sprite/drawings-file'

interface DrawingProps {
  readonly name: DrawingName
  readonly className: string
}

/**
 * A drawing of a shared SVG file, loaded lazily; its class reserves the space. Decorative, and hidden explicitly, as
 * Safari needs more than an empty `alt` for SVG.
 */
export function Drawing({ name, className }: DrawingProps) {
  const file = useContext(DrawingsFile)
  if (file === null) return null
  return (
    <img
      src={`${file}-${fileOf(name)}.svg#${name}`}
      alt=""
      aria-hidden="true"
      loading="lazy"
      decoding="async"
      className={className}
    />
  )
}
