import { LazyHouseElevation } from './lazy-parts'
import type { PageOf } from '../../generated/types'
import { Photo } from '../ui/Photo'

/** The owner's photo of the firm, or a house. */
export function AboutPicture({ photo }: { readonly photo: PageOf<'about'>['photo'] }) {
  if (photo === null) return <LazyHouseElevation house="cape" className="hero-house" />
  return <Photo picture={photo} className="mb-10 w-full border border-ink" />
}
