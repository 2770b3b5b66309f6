import type { Section } from '#generated/types'
import { LeakPath } from './LeakPath'
import { RoofLayers } from './RoofLayers'

export interface NumberedSectionProps {
  readonly section: Extract<Section, { readonly kind: 'layers' | 'leak' }>
}

/** A numbered part of a roof or house: the layers of the eave, or the path of a leak. */
export function NumberedSection({ section }: NumberedSectionProps) {
  return section.kind === 'layers' ? <RoofLayers {...section} /> : <LeakPath {...section} />
}
