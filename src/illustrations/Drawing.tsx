import { useContext } from 'react'
import type { DrawingName } from '#generated/types'
import { DrawingsFile, fileOf } from './sprite/drawings-file'

interface DrawingProps {
  readonly name: DrawingName
  readonly className: string
}

/**
 * A drawing of its shared file, which is fetched when it comes near; its place is kept by its class.
 * Decorative, and hidden besides: of a picture in SVG an empty `alt` is not enough for Safari.
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
