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
import { sceneBox, sceneNames, scenes } from '../scenes/scenes'
import { detailNames, details } from './drawings'
import { FrontDoor } from './FrontDoor'
import { HouseOfFile } from './HouseOfFile'
import { RoofsByNight } from './RoofsByNight'
import { PlateGroup } from './SharedParts'

/** A drawing of the shared file, and what of it shows in a place of another shape. */
export interface Cell {
  readonly name: DrawingName
  readonly box: string
  readonly size: readonly [width: number, height: number]
  /** What stays in view where the place is lower than the drawing. */
  readonly keep: 'YMid' | 'YMax'
  /** What has to be whole in every place. */
  readonly subject: Box
  readonly ground: string
  /** The words by which the content of pages asks for it; none where all sites show it. */
  readonly askedBy: readonly string[]
  readonly drawing: ReactNode
}

/** Every drawing of the shared file, in its order; that of roofs where the site has a street. */
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
    // Contact shows it wherever somebody answers by night.
    askedBy: name === 'night' ? [] : [name],
    drawing: <Drawing />,
  }
}

function sceneCell(name: SceneName): Cell {
  const { Drawing, ground, subject } = scenes[name]
  return {
    name,
    box: sceneBox,
    size: [760, 320],
    keep: 'YMax',
    subject,
    ground,
    askedBy: [name],
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
    // The kinds of the sections that take them apart.
    askedBy: [isHouse ? 'leak' : 'layers'],
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
  // Only cards of jobs show whole houses.
  askedBy: ['job', house],
  drawing: <HouseOfFile house={house} />,
})

const doorCell = (number: string): Cell => ({
  name: 'front-door',
  box: '0 0 500 690',
  size: [500, 690],
  keep: 'YMax',
  subject: [86, 146, 340, 494],
  ground: 'sky-mist',
  askedBy: [],
  drawing: <FrontDoor number={number} />,
})

const roofsCell = (houses: readonly NamedHouse[]): Cell => ({
  name: 'roofs-by-night',
  box: '0 0 1600 620',
  size: [1600, 620],
  keep: 'YMax',
  subject: [620, 300, 360, 320],
  ground: 'sky-night',
  askedBy: [],
  drawing: <RoofsByNight houses={houses} />,
})
