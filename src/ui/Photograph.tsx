import type { Photo } from '#generated/types'

interface PhotographProps {
  readonly photo: Photo
  /** How wide the photo stands, as CSS says it: `(width < 52rem) 100vw, 50vw`. */
  readonly sizes: string
  readonly className: string
  /** Whether it is the first of its page; the others wait until they come near. */
  readonly isFirst?: boolean
}

/** A photo in the best format and the least size that do for the screen. */
export function Photograph({ photo, sizes, className, isFirst = false }: PhotographProps) {
  const { src, width, height, alt, sources } = photo
  return (
    <picture className="block">
      {sources.map(({ type, srcSet }) => (
        <source key={type} {...{ type, srcSet, sizes }} />
      ))}
      <img
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
        {...{ src, width, height, className }}
        alt={alt}
        // Of a picture in SVG an empty `alt` is not enough for Safari.
        aria-hidden={alt === '' || undefined}
      />
    </picture>
  )
}
