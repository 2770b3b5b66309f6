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
  return <img src={src} width={width} height={height} alt={alt} className={className} />
}
