import type { ComponentType } from 'react'
import type { RoofPart, StreetHouse } from '#generated/types'
import type { Point } from '../parts/path'
import { Bungalow } from './Bungalow'
import { Cape } from './Cape'
import { Colonial } from './Colonial'
import { Commercial } from './Commercial'
import { Foursquare } from './Foursquare'
import { Gambrel } from './Gambrel'
import { Mill } from './Mill'
import { QueenAnne } from './QueenAnne'
import { RaisedRanch, Ranch } from './Ranch'
import { Saltbox } from './Saltbox'
import { RaisedSplitLevel, SplitLevel } from './SplitLevel'
import { Stucco } from './Stucco'
import { TripleDecker } from './TripleDecker'
import { Victorian } from './Victorian'

export interface StreetHouseDrawing {
  readonly Drawing: ComponentType
  /** The version on piles, if it differs. */
  readonly Raised?: ComponentType
  /** Wall to wall, in tenths of a foot. */
  readonly width: number
  /** To the top of the chimney. */
  readonly height: number
  /** Its colors when drawn alone. */
  readonly palette: string
  /** An alt text. */
  readonly words: string
  /** The middle of its door; defaults to the middle of the house. */
  readonly door?: number
  /** The middles of its chimneys. */
  readonly chimneys: readonly number[]
  /** Positions of its parts, for callouts. */
  readonly anchors: Readonly<Partial<Record<RoofPart, Point>>>
}

/** The houses for streets, with the positions of their parts. */
export const streetHouses = {
  cape: {
    Drawing: Cape,
    width: 300,
    height: 264,
    palette: 'palette-cedar',
    words: 'a Cape',
    chimneys: [150],
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
    width: 362,
    height: 310,
    palette: 'palette-ochre',
    words: 'a Colonial',
    chimneys: [74, 288],
    anchors: {
      ridge: [346, -267],
      eave: [370, -180],
      gutter: [360, -176],
      chimney: [292, -286],
      flashing: [300, -269],
      shingles: [330, -220],
    },
  },
  saltbox: {
    Drawing: Saltbox,
    width: 290,
    height: 316,
    palette: 'palette-bark',
    words: 'a saltbox',
    door: 141,
    chimneys: [93],
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
    width: 300,
    height: 400,
    palette: 'palette-verdigris',
    words: 'a Victorian with a mansard roof',
    chimneys: [45, 255],
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
    width: 228,
    height: 400,
    palette: 'palette-cream',
    words: 'a triple-decker',
    door: 142,
    chimneys: [171],
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
    width: 414,
    height: 182,
    palette: 'palette-sage',
    words: 'a ranch house',
    Raised: RaisedRanch,
    door: 167,
    chimneys: [176],
    anchors: {
      ridge: [250, -149],
      eave: [302, -86],
      gutter: [296, -84],
      chimney: [180, -158],
      flashing: [194, -149],
      shingles: [268, -118],
    },
  },
  bungalow: {
    Drawing: Bungalow,
    width: 300,
    height: 258,
    palette: 'palette-bark roof-green',
    words: 'a bungalow',
    chimneys: [257],
    anchors: {
      ridge: [200, -222],
      eave: [318, -112],
      gutter: [308, -110],
      chimney: [262, -236],
      flashing: [272, -222],
      shingles: [284, -160],
      dormer: [202, -174],
      porch: [296, -106],
    },
  },
  foursquare: {
    Drawing: Foursquare,
    width: 280,
    height: 316,
    palette: 'palette-cream',
    words: 'a foursquare',
    chimneys: [231],
    anchors: {
      ridge: [158, -286],
      eave: [302, -197],
      gutter: [292, -195],
      chimney: [238, -286],
      flashing: [246, -238],
      shingles: [248, -218],
      dormer: [180, -238],
      porch: [290, -104],
    },
  },
  'split-level': {
    Drawing: SplitLevel,
    Raised: RaisedSplitLevel,
    width: 416,
    height: 244,
    palette: 'palette-blue roof-brown',
    words: 'a split-level',
    door: 225,
    chimneys: [123],
    anchors: {
      ridge: [184, -214],
      eave: [428, -101],
      gutter: [420, -98],
      chimney: [132, -224],
      flashing: [140, -212],
      shingles: [330, -130],
    },
  },
  stucco: {
    Drawing: Stucco,
    width: 348,
    height: 232,
    palette: 'palette-cream roof-terracotta',
    words: 'a stucco house with a tile roof',
    door: 164,
    chimneys: [281],
    anchors: {
      ridge: [228, -168],
      eave: [362, -103],
      chimney: [288, -184],
      flashing: [298, -163],
      valley: [190, -138],
      tile: [318, -130],
    },
  },
  mill: {
    Drawing: Mill,
    width: 350,
    height: 492,
    palette: 'palette-brick',
    words: 'a brick mill',
    chimneys: [115],
    anchors: {
      'flat-roof': [196, -360],
      parapet: [348, -357],
      flashing: [132, -360],
      chimney: [128, -440],
    },
  },
  commercial: {
    Drawing: Commercial,
    width: 340,
    height: 302,
    palette: 'palette-brick',
    words: 'a brick shop building with a flat roof',
    chimneys: [],
    anchors: { 'flat-roof': [240, -264], parapet: [340, -258], flashing: [276, -262] },
  },
  gambrel: {
    Drawing: Gambrel,
    width: 274,
    height: 304,
    palette: 'palette-red',
    words: 'a gambrel',
    chimneys: [137],
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
    palette: 'palette-blue',
    words: 'a house with a turret',
    door: 160,
    chimneys: [274],
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
