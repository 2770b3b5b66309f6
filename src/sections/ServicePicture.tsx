import type { ReactNode } from 'react'
import type { PageOf } from '#generated/types'
import { Photograph } from '../ui/Photograph'
import { LazyServiceScene } from './lazy-parts'

/** The owner's photo of a service, or its drawing; `null` where it has neither. */
export function servicePicture({ photo, drawing }: PageOf<'service'>): ReactNode {
  if (photo === null) {
    if (drawing === null) return null
    return <LazyServiceScene name={drawing} className={`service-picture scene-${drawing}`} />
  }
  return (
    <Photograph
      photo={photo}
      sizes="(width < 64rem) 100vw, 50vw"
      className="service-picture"
      isFirst
    />
  )
}
