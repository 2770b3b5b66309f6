import type { ServiceLook } from '#generated/types'
import { Drawing } from '../illustrations/Drawing'
import { Photograph } from '../ui/Photograph'

interface CardPictureProps {
  readonly look: ServiceLook
  readonly className: string
}

/** What shows a service on a card: its drawing, or its photo, or nothing. */
export function CardPicture({ look: { drawing, photo }, className }: CardPictureProps) {
  if (drawing !== null) return <Drawing name={drawing} className={className} />
  if (photo === null) return null
  return <Photograph photo={photo} sizes="(width < 37.5rem) 100vw, 40rem" className={className} />
}
