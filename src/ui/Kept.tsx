import { createContext, useContext, useId, type ReactElement } from 'react'

/** Gives a part that stands at `place`: itself, or what stands for markup that is there already. */
export type KeepPart = (part: ReactElement, place: string) => ReactElement

/** Set while pages are prerendered; in the browser every part is rendered as it is. */
export const PartKeeper = createContext<KeepPart | undefined>(undefined)

interface KeptProps {
  readonly children: ReactElement
}

/**
 * Around a part that many pages show alike: it is rendered for the first of them, and its markup
 * goes into the others where all its props are the very same, as with `memo`. So it is for a part
 * of some size that shows its props and the site's own data, and nothing of the page besides. It
 * changes nothing but the time that a build takes.
 */
export function Kept({ children }: KeptProps) {
  // Ids tell the places on one page apart; below one that is asked for, those on all pages.
  useId()
  return <PlacedPart>{children}</PlacedPart>
}

function PlacedPart({ children: part }: KeptProps) {
  const keep = useContext(PartKeeper)
  // The ids in the markup follow from it.
  const place = useId()
  return keep ? keep(part, place) : part
}
