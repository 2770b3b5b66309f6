import type { Section } from '#generated/types'
import { Photograph } from '../ui/Photograph'

type PhotoSectionProps = Omit<Extract<Section, { readonly kind: 'photo' }>, 'kind'>

/** A photo in its own shape, with a caption where there is one. */
export function PhotoSection({ photo, caption }: PhotoSectionProps) {
  return (
    <div className="py-section">
      <figure className="wrap">
        <Photograph
          photo={photo}
          sizes="(width < 52rem) 100vw, 52rem"
          className="h-auto max-h-[90vh] w-auto max-w-full border border-ink"
        />
        {caption !== null && <figcaption className="mt-2 text-ink-soft">{caption}</figcaption>}
      </figure>
    </div>
  )
}
