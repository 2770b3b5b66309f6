import type { JSX } from 'react'
import type { PlateDrawing } from '#generated/types'
import { EaveFrame } from './EaveFrame'
import { Deck, DripEdge, Membrane, Shingles, Underlayment } from './EaveLayers'
import { LeakHouse } from './LeakHouse'

/** The drawings of plates by name, the layers of the eave from the rafter out. */
export const plateDrawings: Readonly<Record<PlateDrawing, () => JSX.Element>> = {
  'eave-frame': EaveFrame,
  'eave-deck': Deck,
  'eave-drip-edge': DripEdge,
  'eave-membrane': Membrane,
  'eave-underlayment': Underlayment,
  'eave-shingles': Shingles,
  'eave-section': EaveSection,
  'leak-house': LeakHouse,
}

// `Object.keys` returns `string[]`.
export const plateNames = Object.keys(plateDrawings) as readonly PlateDrawing[]

const layers = plateNames.slice(0, 6)

/** The eave with every layer on it. */
function EaveSection() {
  return (
    <>
      {layers.map((name) => (
        <use key={name} href={`#${name}-drawing`} />
      ))}
    </>
  )
}
