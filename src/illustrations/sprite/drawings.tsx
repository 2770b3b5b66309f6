import type { JSX } from 'react'
import { AsphaltShingles } from '../details/AsphaltShingles'
import { BareRafters } from '../details/BareRafters'
import { BuriedDrain } from '../details/BuriedDrain'
import { CalendarSheet } from '../details/CalendarSheet'
import { ChimneyFlashing } from '../details/ChimneyFlashing'
import { DeckBoards } from '../details/DeckBoards'
import { DenseStreet } from '../details/DenseStreet'
import { EaveVent } from '../details/EaveVent'
import { FieldBarn } from '../details/FieldBarn'
import { FallenLimb } from '../details/FallenLimb'
import { FastenedTarp } from '../details/FastenedTarp'
import { GustOfWind } from '../details/GustOfWind'
import { HillsideHouse } from '../details/HillsideHouse'
import { LadderAtEave } from '../details/LadderAtEave'
import { LeakTrace } from '../details/LeakTrace'
import { MansardRoof } from '../details/MansardRoof'
import { MembraneRoll } from '../details/MembraneRoll'
import { MissingShingles } from '../details/MissingShingles'
import { NightWindow } from '../details/NightWindow'
import { OldHouse } from '../details/OldHouse'
import { Papers } from '../details/Papers'
import { Photographs } from '../details/Photographs'
import { PorchRoof } from '../details/PorchRoof'
import { RaisedHouse } from '../details/RaisedHouse'
import { RidgeVent } from '../details/RidgeVent'
import { RiverMill } from '../details/RiverMill'
import { RoofCoating } from '../details/RoofCoating'
import { RoofDrain } from '../details/RoofDrain'
import { SaltShore } from '../details/SaltShore'
import { Samples } from '../details/Samples'
import { SlateAndCedar } from '../details/SlateAndCedar'
import { SnowAndIce } from '../details/SnowAndIce'
import { TearOff } from '../details/TearOff'
import { Valley } from '../details/Valley'
import { VanOnTheWay } from '../details/VanOnTheWay'
import type { DetailName } from '#generated/types'
import type { Box } from '../parts/path'

interface Detail {
  readonly Drawing: () => JSX.Element
  /** Must never be cropped. */
  readonly subject: Box
}

/** The small drawings by name. */
export const details: Readonly<Record<DetailName, Detail>> = {
  ladder: { Drawing: LadderAtEave, subject: [62, 22, 286, 240] },
  shingles: { Drawing: AsphaltShingles, subject: [60, 16, 352, 230] },
  tarp: { Drawing: FastenedTarp, subject: [110, 56, 264, 200] },
  leak: { Drawing: LeakTrace, subject: [150, 20, 190, 264] },
  flashing: { Drawing: ChimneyFlashing, subject: [150, 20, 290, 220] },
  missing: { Drawing: MissingShingles, subject: [56, 72, 382, 200] },
  valley: { Drawing: Valley, subject: [160, 20, 160, 260] },
  snow: { Drawing: SnowAndIce, subject: [60, 50, 370, 214] },
  slate: { Drawing: SlateAndCedar, subject: [80, 60, 320, 220] },
  mansard: { Drawing: MansardRoof, subject: [96, 14, 288, 200] },
  porch: { Drawing: PorchRoof, subject: [52, 18, 376, 250] },
  eave: { Drawing: EaveVent, subject: [48, 20, 376, 264] },
  ridge: { Drawing: RidgeVent, subject: [116, 36, 248, 234] },
  membrane: { Drawing: MembraneRoll, subject: [60, 44, 380, 180] },
  drain: { Drawing: RoofDrain, subject: [44, 38, 390, 246] },
  downspout: { Drawing: BuriedDrain, subject: [80, 60, 330, 200] },
  coating: { Drawing: RoofCoating, subject: [60, 60, 380, 186] },
  papers: { Drawing: Papers, subject: [48, 22, 388, 256] },
  photographs: { Drawing: Photographs, subject: [56, 34, 384, 240] },
  tearoff: { Drawing: TearOff, subject: [150, 80, 206, 140] },
  deck: { Drawing: DeckBoards, subject: [118, 88, 322, 106] },
  van: { Drawing: VanOnTheWay, subject: [70, 94, 330, 170] },
  night: { Drawing: NightWindow, subject: [112, 57, 256, 207] },
  calendar: { Drawing: CalendarSheet, subject: [134, 16, 216, 264] },
  gust: { Drawing: GustOfWind, subject: [60, 22, 374, 220] },
  limb: { Drawing: FallenLimb, subject: [76, 46, 340, 218] },
  shore: { Drawing: SaltShore, subject: [206, 40, 220, 214] },
  historic: { Drawing: OldHouse, subject: [78, 18, 262, 246] },
  dense: { Drawing: DenseStreet, subject: [42, 26, 390, 236] },
  river: { Drawing: RiverMill, subject: [192, 18, 160, 232] },
  samples: { Drawing: Samples, subject: [58, 44, 368, 220] },
  rafters: { Drawing: BareRafters, subject: [58, 32, 356, 236] },
  raised: { Drawing: RaisedHouse, subject: [118, 40, 206, 208] },
  hillside: { Drawing: HillsideHouse, subject: [124, 40, 280, 216] },
  barn: { Drawing: FieldBarn, subject: [130, 44, 184, 214] },
}

// `Object.keys` returns `string[]`.
export const detailNames = Object.keys(details) as readonly DetailName[]
