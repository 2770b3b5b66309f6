import type { ReactNode } from 'react'
import type { DetailName, DrawingName, House, PlateDrawing, SceneName } from '#generated/types'
import { houseNames } from '../houses/sizes'
import type { Box } from '../parts/path'
import { eavePlate, leakPlate } from '../plates/plates'
import { plateNames } from '../plates/plate-drawings'
import { sceneBox, sceneNames, scenes } from '../scenes/scenes'
import { detailNames, details } from './drawings'
import { FrontDoor } from './FrontDoor'
import { HouseOfFile } from './HouseOfFile'
import { PlateGroup } from './SharedParts'
import { subjects } from './subjects'

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
  readonly drawing: ReactNode
}

/** Every drawing of the shared file, in its order. */
export const cellsOf = (doorNumber: string, houses = true): readonly Cell[] => [
  ...detailNames.map(detailCell),
  ...sceneNames.map(sceneCell),
  ...plateNames.map(plateCell),
  ...(houses ? houseNames.map(houseCell) : []),
  doorCell(doorNumber),
]

function detailCell(name: DetailName): Cell {
  const Drawing = details[name]
  return {
    name,
    box: '0 0 480 300',
    size: [480, 300],
    keep: 'YMid',
    subject: subjects[name],
    ground: 'sky-mist',
    drawing: <Drawing />,
  }
}

function sceneCell(name: SceneName): Cell {
  const { Drawing, ground, subject } = scenes[name]
  const drawing = <Drawing />
  return { name, box: sceneBox, size: [760, 320], keep: 'YMax', subject, ground, drawing }
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
  box: '0 0 500 690',
  size: [500, 690],
  keep: 'YMax',
  subject: [86, 146, 340, 494],
  ground: 'sky-mist',
  drawing: <FrontDoor number={number} />,
})
