import type { LeakStop, PlateDrawing, LayerPart } from '#generated/types'
import type { Point } from '../parts/path'

/** The position of a number on a plate, and what the slider changes at it. */
export interface Mark {
  readonly bubble: Point
  /** What the number points to. */
  readonly tip: Point
  /** The layer that is removed with this part. */
  readonly layer?: PlateDrawing
  /** The path of the water from this part to the previous one. */
  readonly water?: string
}

interface Plate<Part extends string> {
  readonly viewBox: string
  /** The part that is always visible. */
  readonly base: PlateDrawing
  readonly marks: Readonly<Record<Part, Mark>>
}

/** The eave in section, with removable layers. */
export const eavePlate: Plate<LayerPart> = {
  viewBox: '14 -74 720 600',
  base: 'eave-frame',
  marks: {
    shingles: { bubble: [224, 44], tip: [306, 141], layer: 'eave-shingles' },
    underlayment: { bubble: [400, -36], tip: [500, 26], layer: 'eave-underlayment' },
    membrane: { bubble: [126, 122], tip: [222, 222], layer: 'eave-membrane' },
    'drip-edge': { bubble: [54, 220], tip: [122, 300], layer: 'eave-drip-edge' },
    deck: { bubble: [566, -48], tip: [578, -2], layer: 'eave-deck' },
    vent: { bubble: [140, 440], tip: [196, 352] },
  },
}

/** A house in section, with the path of the water. */
export const leakPlate: Plate<LeakStop> = {
  viewBox: '0 -50 720 600',
  base: 'leak-house',
  marks: {
    stain: { bubble: [250, 366], tip: [228, 318], water: 'M200 304V394' },
    insulation: { bubble: [136, 366], tip: [184, 272], water: 'M200 244V304' },
    rafter: { bubble: [262, 226], tip: [226, 194], water: 'M264 132V158L200 222V244' },
    boards: { bubble: [110, 96], tip: [262, 122], water: 'M280 104L264 120V132' },
    flashing: { bubble: [186, 12], tip: [286, 62], water: 'M296 50V78L280 94V104' },
  },
}
