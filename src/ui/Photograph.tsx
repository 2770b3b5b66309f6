import type { Photo } from '#generated/types'

interface PhotographProps {
  readonly photo: Photo
  /** The display width in CSS: `(width < 52rem) 100vw, 50vw`. */
  readonly sizes: string
  readonly className: string
  /** Whether it is the first on its page; the others load lazily. */
  readonly isFirst?: boolean
}

/** The policy forbids style attributes, so there is a class for each tenth: see `.focused`. */
function focusClass(focus: string): string {
  const [x, y] = focus.split(' ').map((part) => Math.round(parseInt(part, 10) / 10) * 10)
  return focus && `focused focus-x-${x} focus-y-${y}`
}

/** A photo in the best format and smallest sufficient size for the screen. */
export function Photograph({ photo, sizes, className, isFirst = false }: PhotographProps) {
  const { src, width, height, alt, sources, focus = '' } = photo
  return (
    <picture className="block">
      {sources.map(({ type, srcSet }) => (
        <source key={type} {...{ type, srcSet, sizes }} />
      ))}
      <img
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
        {...{ src, width, height }}
        className={`${className} ${focusClass(focus)}`.trimEnd()}
        alt={alt}
        // Safari needs more than an empty `alt` for SVG.
        aria-hidden={alt === '' || undefined}
      />
    </picture>
  )
}
