import type { PageOf } from '../../generated/types'
import { Photo } from '../ui/Photo'
import { LazyServiceScene } from './lazy-parts'

/** The owner's photo of a service, or its drawing. */
export function ServicePicture({ page }: { readonly page: PageOf<'service'> }) {
  const { photo, slug } = page
  if (photo === null)
    return <LazyServiceScene slug={slug} className={`service-picture scene-${slug}`} />
  return <Photo picture={photo} className="service-picture" />
}
