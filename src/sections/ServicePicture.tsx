import type { PageOf } from '#generated/types'
import { Photograph } from '../ui/Photograph'
import { LazyServiceScene } from './lazy-parts'

/** The owner's photo of a service, or its drawing. */
export function ServicePicture({ page }: { readonly page: PageOf<'service'> }) {
  const { photo, slug } = page
  if (photo === null)
    return <LazyServiceScene slug={slug} className={`service-picture scene-${slug}`} />
  return (
    <Photograph
      photo={photo}
      sizes="(width < 64rem) 100vw, 50vw"
      className="service-picture"
      isFirst
    />
  )
}
