import type { Picture } from '../../generated/types'

/** The owner's photo, at the size and crop that the place asks for. */
export function Photo({
  picture,
  className,
}: {
  readonly picture: Picture
  readonly className: string
}) {
  const { src, width, height, alt } = picture
  return (
    <img
      {...{ src, width, height, className }}
      alt={alt}
      // Of a picture in SVG an empty `alt` is not enough for Safari.
      aria-hidden={alt === '' || undefined}
    />
  )
}
