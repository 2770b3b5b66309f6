import type { ReactNode } from 'react'
import type {
  DetailName,
  DrawingName,
  House,
  NamedHouse,
  PlateDrawing,
  SceneName,
} from '#generated/types'
import { houseNames } from '../houses/parts'
import type { Box } from '../parts/path'
import { eavePlate, leakPlate } from '../plates/plates'
import { plateNames } from '../plates/plate-drawings'
import { sceneNames, scenes, viewsOf } from '../scenes/scenes'
import { detailNames, details } from './drawings'
import { FrontDoor } from './FrontDoor'
import { HouseOfFile } from './HouseOfFile'
import { RoofsByNight } from './RoofsByNight'
import { PlateGroup } from './SharedParts'

/** A drawing of a file, with rules for cropping. */
export interface Cell {
  readonly name: DrawingName
  readonly box: string
  readonly size: readonly [width: number, height: number]
  /** The part that stays visible if the frame is lower than the drawing. */
  readonly keep: 'YMid' | 'YMax'
  /** Must never be cropped. */
  readonly subject: Box
  readonly ground: string
  readonly drawing: ReactNode
}

/** All drawings, in order; that of roofs only if the site has a street. */
export const cellsOf = (
  doorNumber: string,
  street: readonly NamedHouse[] = [],
): readonly Cell[] => [
  ...detailNames.map(detailCell),
  ...sceneNames.map(sceneCell),
  ...plateNames.map(plateCell),
  ...houseNames.map(houseCell),
  doorCell(doorNumber),
  ...(street.length > 0 ? [roofsCell(street)] : []),
]

function detailCell(name: DetailName): Cell {
  const { Drawing, subject } = details[name]
  return {
    name,
    box: '0 0 480 300',
    size: [480, 300],
    keep: 'YMid',
    subject,
    ground: 'sky-mist',
    drawing: <Drawing />,
  }
}

function sceneCell(name: SceneName): Cell {
  const { Drawing, ground, subject } = scenes[name]
  return {
    name,
    box: viewsOf(scenes[name]).box,
    size: [760, 320],
    keep: 'YMax',
    subject,
    ground,
    drawing: <Drawing />,
  }
}

function plateCell(name: PlateDrawing): Cell {
  const isHouse = name === leakPlate.base
  return {
    name,
    box: (isHouse ? leakPlate : eavePlate).viewBox,
    size: [720, 600],
    keep: 'YMax',
    subject: isHouse ? [40, -46, 640, 588] : [76, -60, 600, 560],
    ground: '',
    drawing: <PlateGroup name={name} />,
  }
}

const houseCell = (house: House): Cell => ({
  name: `house-${house}`,
  box: '0 0 640 450',
  size: [640, 450],
  keep: 'YMax',
  subject: [120, 26, 420, 384],
  ground: 'sky-mist',
  drawing: <HouseOfFile house={house} />,
})

const doorCell = (number: string): Cell => ({
  name: 'front-door',
  box: '-20 0 544 690',
  size: [544, 690],
  keep: 'YMax',
  subject: [86, 146, 340, 494],
  ground: 'sky-mist',
  drawing: <FrontDoor number={number} />,
})

const roofsCell = (houses: readonly NamedHouse[]): Cell => ({
  name: 'roofs-by-night',
  box: '0 0 1600 620',
  size: [1600, 620],
  keep: 'YMax',
  subject: [620, 300, 360, 320],
  ground: 'sky-night',
  drawing: <RoofsByNight houses={houses} />,
})
