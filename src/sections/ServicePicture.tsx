import { ServiceScene } from '../drawings/ServiceScene'
import type { PageOf } from '../../generated/types'

/** The owner's photo of a service, or its drawing. */
export function ServicePicture({ page }: { readonly page: PageOf<'service'> }) {
  const { photo, slug } = page
  if (photo === null) return <ServiceScene slug={slug} className="hero-scene" />
  const { src, width, height, alt } = photo
  return <img src={src} width={width} height={height} alt={alt} className="hero-scene" />
}
