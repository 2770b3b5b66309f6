import type { ComponentProps, ReactNode } from 'react'
import { Photograph } from './Photograph'

interface PhotoFrameProps extends Omit<ComponentProps<typeof Photograph>, 'className'> {
  readonly className?: string
  /** The caption: place and month, or when it was taken. */
  readonly children?: ReactNode
}

/** A framed photo with a caption. */
export function PhotoFrame({ children, className = '', ...photo }: PhotoFrameProps) {
  return (
    <figure className={`border border-ink bg-paper p-2 ${className}`.trimEnd()}>
      <Photograph {...photo} className="aspect-4/3 w-full object-cover" />
      {children && <figcaption className="mt-1.5 text-small font-semibold">{children}</figcaption>}
    </figure>
  )
}

/** The same over a drawn street; nothing without a photo. */
export function InsetPhoto({ photo }: { readonly photo: PhotoFrameProps['photo'] | null }) {
  const sizes = '(width < 52rem) 60vw, 30rem'
  return photo && <PhotoFrame {...{ photo, sizes }} className="inset-photo" isFirst />
}
