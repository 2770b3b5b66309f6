import type { JSX } from 'react'
import { AsphaltShingles } from '../details/AsphaltShingles'
import { BareRafters } from '../details/BareRafters'
import { CalendarSheet } from '../details/CalendarSheet'
import { ChimneyFlashing } from '../details/ChimneyFlashing'
import { DeckBoards } from '../details/DeckBoards'
import { DenseStreet } from '../details/DenseStreet'
import { EaveVent } from '../details/EaveVent'
import { FallenLimb } from '../details/FallenLimb'
import { FastenedTarp } from '../details/FastenedTarp'
import { GustOfWind } from '../details/GustOfWind'
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

/** The small drawings by name. */
export const details: Readonly<Record<DetailName, () => JSX.Element>> = {
  ladder: LadderAtEave,
  shingles: AsphaltShingles,
  tarp: FastenedTarp,
  leak: LeakTrace,
  flashing: ChimneyFlashing,
  missing: MissingShingles,
  valley: Valley,
  snow: SnowAndIce,
  slate: SlateAndCedar,
  mansard: MansardRoof,
  porch: PorchRoof,
  eave: EaveVent,
  ridge: RidgeVent,
  membrane: MembraneRoll,
  drain: RoofDrain,
  coating: RoofCoating,
  papers: Papers,
  photographs: Photographs,
  tearoff: TearOff,
  deck: DeckBoards,
  van: VanOnTheWay,
  night: NightWindow,
  calendar: CalendarSheet,
  gust: GustOfWind,
  limb: FallenLimb,
  shore: SaltShore,
  historic: OldHouse,
  dense: DenseStreet,
  river: RiverMill,
  samples: Samples,
  rafters: BareRafters,
}

// The object has these keys and no others.
export const detailNames = Object.keys(details) as readonly DetailName[]
