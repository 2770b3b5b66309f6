import type { ReactNode } from 'react'

interface SpecimenProps {
  readonly name: string
  readonly children: ReactNode
}

/** A labeled example of the design system. */
export function Specimen({ name, children }: SpecimenProps) {
  return (
    <figure className="mt-8 min-w-0">
      <figcaption className="mb-2 text-[0.8125rem] text-ink-soft">{name}</figcaption>
      {children}
    </figure>
  )
}
