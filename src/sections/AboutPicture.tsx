import { LazyHouseElevation } from './lazy-parts'
import type { PageOf } from '#generated/types'
import { Photograph } from '../ui/Photograph'

/** The owner's photo of the firm, or a house. */
export function AboutPicture({ photo }: { readonly photo: PageOf<'about'>['photo'] }) {
  if (photo === null) return <LazyHouseElevation house="cape" className="hero-house" />
  return (
    <Photograph
      photo={photo}
      sizes="(width < 52rem) 100vw, 40rem"
      className="mb-10 w-full border border-ink"
      isFirst
    />
  )
}
