import type { House, StreetHouse, WorkedPart } from '#generated/types'
import { boxes, polygon } from '../parts/path'

/** The position of a part in the drawing of its house. */
interface PartOutline {
  /** Path data; an inner outline is a hole. */
  readonly outline: string
  /** Left and right end, and the height at which the extension lines of its dimension start. */
  readonly span: readonly [left: number, right: number, top: number]
}

type Parts = { readonly roof: PartOutline } & { readonly [Part in WorkedPart]?: PartOutline }

const dormer = 'v-44l23-23 23 23v44z'
const hood = 'v-34c0-22 34-22 34 0v34z'
const hoods = `M37-212${hood}M229-212${hood}M133-308${hood}`
const capeValley = 'l-7-5 30-35 30 35-7 5-23-27z'

/** The parts of each house, in its own coordinates. */
export const houseParts: Readonly<Record<House, Parts>> = {
  cape: {
    roof: {
      outline: `${boxes([-10, -222, 320, 132])}M57-112${dormer}M197-112${dormer}`,
      span: [-10, 310, -222],
    },
    chimney: { outline: boxes([124, -266, 52, 44]), span: [124, 176, -266] },
    ridge: { outline: boxes([-10, -230, 320, 14]), span: [-10, 310, -230] },
    eave: { outline: boxes([-12, -112, 324, 28]), span: [-12, 312, -112] },
    gutter: { outline: boxes([-14, -95, 328, 12]), span: [-14, 314, -95] },
    flashing: { outline: boxes([119, -234, 62, 16]), span: [119, 181, -234] },
    dormer: {
      outline: `M57-112${dormer}M197-112${dormer}`,
      span: [57, 243, -179],
    },
    valley: { outline: `M57-150${capeValley}M197-150${capeValley}`, span: [50, 250, -190] },
  },
  colonial: {
    roof: { outline: boxes([-12, -266, 386, 88]), span: [-12, 374, -266] },
    chimney: { outline: boxes([53, -310, 42, 44], [267, -310, 42, 44]), span: [53, 309, -310] },
    ridge: { outline: boxes([-12, -274, 386, 14]), span: [-12, 374, -274] },
    eave: { outline: boxes([-14, -200, 390, 28]), span: [-14, 376, -200] },
    gutter: { outline: boxes([-16, -183, 394, 12]), span: [-16, 378, -183] },
    flashing: { outline: boxes([48, -278, 52, 16], [262, -278, 52, 16]), span: [48, 314, -278] },
    porch: { outline: 'M133-78l48-19 48 19v6h-96z', span: [133, 229, -97] },
  },
  saltbox: {
    roof: {
      outline: polygon([-16, -170], [93, -290], [308, -61], [308, -38], [93, -266], [-16, -147]),
      span: [-16, 308, -290],
    },
    chimney: { outline: boxes([68, -318, 50, 50]), span: [68, 118, -318] },
    ridge: {
      outline: polygon([69, -264], [93, -290], [117, -264], [117, -241], [93, -266], [69, -240]),
      span: [69, 117, -290],
    },
    flashing: { outline: boxes([64, -290, 58, 18]), span: [64, 122, -290] },
    eave: {
      outline: polygon([270, -101], [308, -61], [308, -38], [270, -78]),
      span: [270, 308, -101],
    },
    gutter: { outline: boxes([290, -66, 22, 18]), span: [290, 312, -66] },
  },
  victorian: {
    roof: {
      outline: `M-4-200q18-25 22-84h94v84zM304-200q-18-25-22-84h-94v84zM108-296q18-25 22-84h40q4 59 22 84z${hoods}`,
      span: [-4, 304, -380],
    },
    chimney: { outline: boxes([27, -334, 36, 48], [237, -334, 36, 48]), span: [27, 273, -334] },
    ridge: { outline: boxes([12, -300, 100, 16], [188, -300, 100, 16]), span: [12, 288, -300] },
    eave: { outline: boxes([-10, -203, 122, 16], [188, -203, 122, 16]), span: [-10, 310, -203] },
    flashing: { outline: boxes([24, -298, 42, 14], [234, -298, 42, 14]), span: [24, 276, -298] },
    dormer: {
      outline: hoods,
      span: [37, 263, -364],
    },
    porch: { outline: 'M102-94l16-24h64l16 24z', span: [102, 198, -118] },
  },
  'triple-decker': {
    roof: {
      outline: polygon(
        [-16, -298],
        [114, -396],
        [244, -298],
        [244, -276],
        [114, -374],
        [-16, -276],
      ),
      span: [-16, 244, -396],
    },
    chimney: { outline: 'M153-402h36v74l-36-27z', span: [153, 189, -402] },
    ridge: {
      outline: polygon([90, -378], [114, -396], [138, -378], [138, -356], [114, -374], [90, -356]),
      span: [90, 138, -396],
    },
    flashing: { outline: 'M150-362l42 31v16l-42-31z', span: [150, 192, -362] },
    eave: {
      outline: 'M-16-298l26-20v22l-26 20zM244-298l-26-20v22l26 20z',
      span: [-16, 244, -318],
    },
    porch: {
      outline: boxes([104, -292, 130, 20], [104, -200, 130, 20], [104, -108, 130, 20]),
      span: [104, 234, -292],
    },
  },
  ranch: {
    roof: { outline: boxes([-16, -148, 322, 62]), span: [-16, 306, -148] },
    chimney: { outline: boxes([151, -182, 50, 34]), span: [151, 201, -182] },
    ridge: { outline: boxes([-16, -155, 322, 14]), span: [-16, 306, -155] },
    eave: { outline: boxes([-18, -108, 326, 28]), span: [-18, 308, -108] },
    gutter: { outline: boxes([-20, -91, 330, 12]), span: [-20, 310, -91] },
    flashing: { outline: boxes([146, -160, 60, 16]), span: [146, 206, -160] },
  },
  bungalow: {
    roof: {
      outline: `${boxes([-22, -222, 344, 108])}M92-132v-36l58-30 58 30v36z`,
      span: [-22, 322, -222],
    },
    chimney: { outline: boxes([237, -260, 40, 40]), span: [237, 277, -260] },
    ridge: { outline: boxes([-22, -230, 344, 14]), span: [-22, 322, -230] },
    eave: { outline: boxes([-24, -134, 348, 28]), span: [-24, 324, -134] },
    gutter: { outline: boxes([-26, -117, 352, 12]), span: [-26, 326, -117] },
    flashing: { outline: boxes([234, -232, 46, 16]), span: [234, 280, -232] },
    dormer: { outline: 'M92-132v-36l58-30 58 30v36z', span: [92, 208, -198] },
    porch: { outline: boxes([-8, -114, 316, 12]), span: [-8, 308, -114] },
  },
  foursquare: {
    roof: {
      outline: `${polygon([-24, -198], [118, -284], [162, -284], [304, -198])}M94-209v-37h92v37z`,
      span: [-24, 304, -284],
    },
    chimney: { outline: 'M211-316h40v86l-40-24z', span: [211, 251, -316] },
    ridge: { outline: boxes([112, -292, 56, 14]), span: [112, 168, -292] },
    eave: { outline: boxes([-26, -212, 332, 22]), span: [-26, 306, -212] },
    gutter: { outline: boxes([-28, -201, 336, 12]), span: [-28, 308, -201] },
    flashing: { outline: 'M208-264l46 28v14l-46-28z', span: [208, 254, -264] },
    dormer: { outline: 'M82-240l32-28h52l32 28h-12v32H94v-32z', span: [82, 198, -268] },
    porch: { outline: 'M8-122h264l24 20H-16z', span: [-16, 296, -122] },
  },
  'split-level': {
    roof: {
      outline: boxes([-14, -212, 212, 62], [198, -160, 234, 60]),
      span: [-14, 432, -212],
    },
    chimney: { outline: boxes([101, -246, 44, 36]), span: [101, 145, -246] },
    ridge: {
      outline: boxes([-14, -220, 212, 14], [198, -168, 234, 14]),
      span: [-14, 432, -220],
    },
    eave: { outline: boxes([-16, -172, 216, 28], [198, -122, 236, 28]), span: [-16, 434, -172] },
    gutter: { outline: boxes([-18, -153, 218, 12], [198, -103, 238, 12]), span: [-18, 436, -153] },
    flashing: { outline: boxes([98, -224, 50, 16]), span: [98, 148, -224] },
  },
  stucco: {
    roof: {
      outline: polygon([-18, -104], [46, -164], [302, -164], [366, -104]),
      span: [-18, 366, -164],
    },
    chimney: { outline: boxes([258, -214, 46, 52]), span: [258, 304, -214] },
    ridge: { outline: boxes([40, -172, 268, 14]), span: [40, 308, -172] },
    flashing: { outline: boxes([256, -172, 50, 16]), span: [256, 306, -172] },
    eave: { outline: boxes([-20, -116, 388, 22]), span: [-20, 368, -116] },
    valley: {
      outline: 'M98-104l66-46 66 46v-16l-66-45-66 45z',
      span: [98, 230, -165],
    },
  },
  mill: {
    roof: { outline: boxes([-8, -368, 366, 20]), span: [-8, 358, -368] },
    chimney: {
      outline: polygon([93, -368], [96, -492], [134, -492], [137, -368]),
      span: [93, 137, -492],
    },
    flashing: { outline: boxes([86, -374, 58, 18]), span: [86, 144, -374] },
  },
  commercial: {
    roof: { outline: boxes([-10, -270, 360, 20]), span: [-10, 350, -270] },
    eave: { outline: boxes([-10, -266, 360, 34]), span: [-10, 350, -266] },
    flashing: { outline: boxes([194, -274, 94, 16], [48, -274, 36, 16]), span: [48, 288, -274] },
  },
}

/** The roofs of houses that stand in streets alone, of which no job marks a part. */
const otherRoofs: Readonly<Record<Exclude<StreetHouse, House>, string>> = {
  gambrel: polygon(
    [-12, -104],
    [38, -217],
    [137, -266],
    [236, -217],
    [286, -104],
    [266, -96],
    [221, -202],
    [137, -246],
    [53, -202],
    [8, -96],
  ),
  'queen-anne': `${boxes([97, -306, 223, 126], [110, -181, 24, 20], [278, -181, 24, 20])}M-14-232q36-40 64-142 28 102 64 142z`,
}

/** What is lifted off a house: its roof, with what stands on it. All outlines run the same way, so that none is a hole. */
export function liftedOutline(type: StreetHouse): string {
  if (!isOfJobs(type)) return otherRoofs[type]
  const { roof, chimney } = houseParts[type]
  return lifted[type] ?? [roof.outline, chimney?.outline].join('')
}

/** Where nothing else is above the eave, that is all above it. */
const lifted: Readonly<Partial<Record<House, string>>> = {
  cape: boxes([-10, -300, 320, 210]),
  colonial: boxes([-12, -400, 386, 222]),
  ranch: boxes([-16, -300, 322, 214]),
  victorian: `M-4-200q18-25 22-84v-56h86v140zM196-200v-140h86v56q4 59 22 84zM108-296q18-25 22-84v-30h40v30q4 59 22 84z`,
  mill: boxes([-8, -500, 366, 152]),
  commercial: boxes([-10, -400, 360, 150]),
}

/** Below the lifted roof of a gable more shows than it covered: what is behind the wall. */
export const gableOutlines: Readonly<Partial<Record<StreetHouse, string>>> = {
  saltbox: polygon([-16, -170], [93, -290], [308, -61], [308, -38], [205, -147], [-16, -147]),
  'triple-decker': polygon([-16, -298], [114, -396], [244, -298], [244, -276], [-16, -276]),
  gambrel: polygon(
    [-12, -104],
    [38, -217],
    [137, -266],
    [236, -217],
    [286, -104],
    [266, -96],
    [221, -202],
    [53, -202],
    [8, -96],
  ),
}

/** The height of the attic's floor, or of the ceiling below a flat roof. */
export const atticFloors: Readonly<Record<StreetHouse, number>> = {
  ranch: -86,
  cape: -90,
  saltbox: -147,
  colonial: -178,
  victorian: -200,
  'triple-decker': -276,
  mill: -348,
  bungalow: -114,
  foursquare: -196,
  'split-level': -144,
  stucco: -104,
  commercial: -250,
  gambrel: -202,
  'queen-anne': -180,
}

/** From where to where that floor reaches, if that is not from wall to wall. */
export const atticSpans: Readonly<
  Partial<Record<StreetHouse, readonly [from: number, to: number]>>
> = { saltbox: [0, 200], gambrel: [53, 221] }

/** The outline of what stays: the house without what stands on its roof. */
export const standingOutline = (type: StreetHouse): string =>
  standing[type] ?? `M-60 ${isOfJobs(type) ? houseParts[type].roof.span[2] : -600}H520V0H-60z`

const standing: Readonly<Partial<Record<StreetHouse, string>>> = {
  saltbox: polygon([-60, -122], [93, -290], [363, 0], [-60, 0]),
  'triple-decker': polygon([-60, -265], [114, -396], [288, -265], [288, 0], [-60, 0]),
  victorian: 'M-60-285H104v-95h92v95H360V0H-60z',
}

const isOfJobs = (type: StreetHouse): type is House => type in houseParts

/** The part to hatch; one that the drawing does not show is replaced by the roof. */
export const drawnPart = (house: House, worked: WorkedPart): WorkedPart =>
  houseParts[house][worked] ? worked : 'roof'

// `Object.keys` returns `string[]`.
export const houseNames = Object.keys(houseParts) as readonly House[]
