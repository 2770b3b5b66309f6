import type { ComponentProps, ReactNode } from 'react'
import { Photograph } from './Photograph'

interface PhotoFrameProps extends Omit<ComponentProps<typeof Photograph>, 'className'> {
  /** What stands below the photo: place and month, or when it was taken. */
  readonly children: ReactNode
}

/** A photo on its mount within a line of ink, with what it shows in words below. */
export function PhotoFrame({ children, ...photo }: PhotoFrameProps) {
  return (
    <figure className="border border-ink bg-paper p-2">
      <Photograph {...photo} className="aspect-4/3 w-full object-cover" />
      <figcaption className="mt-1.5 text-small font-semibold">{children}</figcaption>
    </figure>
  )
}
