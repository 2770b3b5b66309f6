import type { Person } from '#generated/types'
import { Photograph } from './Photograph'

const frame = 'aspect-square w-full border border-ink'

/** A person's photo, or initials. */
export function Portrait({ person: { name, photo } }: { readonly person: Person }) {
  if (photo) return <Photograph photo={photo} sizes="4.5rem" className={`${frame} object-cover`} />
  const words = name.split(/\s+/)
  const initials = [...new Set([words[0], words.at(-1)])].map((word) => [...(word ?? '')][0])
  return (
    <span
      className={`${frame} flex items-center justify-center bg-mist font-serif text-title text-verdigris`}
      aria-hidden="true"
    >
      {initials.join('')}
    </span>
  )
}
