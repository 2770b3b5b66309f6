import type { ComponentType } from 'react'
import type { RoofPart, StreetHouse } from '#generated/types'
import type { Point } from '../parts/path'
import { Cape } from './Cape'
import { Colonial } from './Colonial'
import { Commercial } from './Commercial'
import { Gambrel } from './Gambrel'
import { Mill } from './Mill'
import { QueenAnne } from './QueenAnne'
import { Ranch } from './Ranch'
import { Saltbox } from './Saltbox'
import { houseSizes } from './sizes'
import { TripleDecker } from './TripleDecker'
import { Victorian } from './Victorian'

interface StreetHouseDrawing {
  readonly Drawing: ComponentType
  readonly width: number
  readonly height: number
  /** Where its parts are, for lines that point to them. */
  readonly anchors: Readonly<Partial<Record<RoofPart, Point>>>
}

/** The houses that stand in streets, with the points of their parts. */
export const streetHouses = {
  cape: {
    Drawing: Cape,
    ...houseSizes.cape,
    anchors: {
      ridge: [262, -223],
      eave: [304, -91],
      gutter: [296, -87],
      chimney: [160, -246],
      flashing: [170, -225],
      shingles: [272, -150],
      dormer: [224, -172],
      valley: [246, -132],
    },
  },
  colonial: {
    Drawing: Colonial,
    ...houseSizes.colonial,
    anchors: {
      ridge: [240, -267],
      eave: [370, -180],
      gutter: [360, -176],
      chimney: [292, -286],
      flashing: [300, -269],
      shingles: [330, -220],
    },
  },
  saltbox: {
    Drawing: Saltbox,
    ...houseSizes.saltbox,
    anchors: {
      ridge: [97, -276],
      eave: [298, -56],
      chimney: [104, -292],
      flashing: [112, -259],
      shingles: [196, -168],
      rake: [224, -136],
    },
  },
  victorian: {
    Drawing: Victorian,
    ...houseSizes.victorian,
    anchors: {
      mansard: [282, -232],
      dormer: [248, -244],
      chimney: [258, -308],
      flashing: [266, -289],
      gutter: [302, -196],
      eave: [302, -200],
      'flat-roof': [216, -292],
      ridge: [226, -296],
    },
  },
  'triple-decker': {
    Drawing: TripleDecker,
    ...houseSizes['triple-decker'],
    anchors: {
      ridge: [118, -380],
      eave: [236, -286],
      chimney: [172, -362],
      flashing: [184, -324],
      rake: [198, -314],
      porch: [224, -196],
    },
  },
  ranch: {
    Drawing: Ranch,
    ...houseSizes.ranch,
    anchors: {
      ridge: [250, -149],
      eave: [302, -86],
      gutter: [296, -84],
      chimney: [180, -158],
      flashing: [194, -149],
      shingles: [268, -118],
    },
  },
  mill: {
    Drawing: Mill,
    ...houseSizes.mill,
    anchors: {
      'flat-roof': [196, -360],
      parapet: [348, -357],
      flashing: [132, -360],
      chimney: [128, -440],
    },
  },
  commercial: {
    Drawing: Commercial,
    ...houseSizes.commercial,
    anchors: { 'flat-roof': [240, -264], parapet: [340, -258], flashing: [276, -262] },
  },
  gambrel: {
    Drawing: Gambrel,
    width: 274,
    height: 304,
    anchors: {
      break: [231, -213],
      ridge: [137, -264],
      eave: [282, -96],
      chimney: [150, -280],
      flashing: [158, -250],
      rake: [254, -160],
    },
  },
  'queen-anne': {
    Drawing: QueenAnne,
    width: 320,
    height: 398,
    anchors: {
      turret: [66, -332],
      valley: [268, -210],
      ridge: [240, -305],
      eave: [314, -184],
      chimney: [284, -326],
      flashing: [288, -302],
      porch: [310, -110],
    },
  },
} as const satisfies Record<StreetHouse, StreetHouseDrawing>
