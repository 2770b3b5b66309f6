import type { ReactNode } from 'react'

interface SpecimenProps {
  readonly name: string
  readonly children: ReactNode
}

/** One thing of the design system under its name. */
export function Specimen({ name, children }: SpecimenProps) {
  return (
    <figure className="specimen">
      <figcaption>{name}</figcaption>
      {children}
    </figure>
  )
}
