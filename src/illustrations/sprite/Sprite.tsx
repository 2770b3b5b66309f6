import type { ReactNode } from 'react'
import { Cape } from '../houses/Cape'
import { TripleDecker } from '../houses/TripleDecker'
import { eavePlate, leakPlate } from '../plates/plates'
import { plateDrawings, plateNames } from '../plates/plate-drawings'
import { sceneNames, scenes } from '../scenes/scenes'
import { detailNames, details } from './drawings'
import { FrontDoor } from './FrontDoor'

interface SpriteProps {
  /** The style sheet of the drawings. */
  readonly styles: string
  /** The number beside the front door. */
  readonly doorNumber: string
}

interface Cell {
  readonly name: string
  readonly box: string
  readonly size: readonly [width: number, height: number]
  /** What stays in view where the place is lower than the drawing. */
  readonly keep: 'YMid' | 'YMax'
  readonly ground: string
  readonly drawing: ReactNode
}

/** All drawings that pages show below their first screen, in one file that is fetched once. */
export function Sprite({ styles, doorNumber }: SpriteProps) {
  const cells = cellsOf(doorNumber)
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 300">
      <style dangerouslySetInnerHTML={{ __html: styles }} />
      <defs>
        <g id="cape">
          <Cape dormers={false} />
        </g>
        <g id="triple-decker">
          <TripleDecker />
        </g>
      </defs>
      {cells.map((cell, index) => (
        <SpriteCell key={cell.name} cell={cell} y={index * 800} />
      ))}
    </svg>
  )
}

interface SpriteCellProps {
  readonly cell: Cell
  readonly y: number
}

/** One drawing in its own field of the sheet, and the view that shows it alone. */
function SpriteCell({ cell: { name, box, size, keep, ground, drawing }, y }: SpriteCellProps) {
  const [width, height] = size
  return (
    <>
      <view
        id={name}
        viewBox={`0 ${y} ${width} ${height}`}
        preserveAspectRatio={`xMid${keep} slice`}
      />
      <svg className="drawing" y={y} width={width} height={height} viewBox={box}>
        {ground !== '' && <rect className={ground} x="-999" y="-999" width="2999" height="2999" />}
        {drawing}
      </svg>
    </>
  )
}

function cellsOf(doorNumber: string): readonly Cell[] {
  const small = detailNames.map((name): Cell => {
    const Drawing = details[name]
    const size = [480, 300] as const
    return {
      name,
      box: '0 0 480 300',
      size,
      keep: 'YMid',
      ground: 'sky-mist',
      drawing: <Drawing />,
    }
  })
  const large = sceneNames.map((name): Cell => {
    const { Drawing, ground } = scenes[name]
    const size = [760, 320] as const
    return { name, box: '-140 -290 760 320', size, keep: 'YMax', ground, drawing: <Drawing /> }
  })
  const plates = plateNames.map((name): Cell => {
    const Drawing = plateDrawings[name]
    const { viewBox } = name === leakPlate.base ? leakPlate : eavePlate
    const [, , width = 0, height = 0] = viewBox.split(' ').map(Number)
    const drawing = (
      <g id={`${name}-drawing`} className="palette-on-dark">
        <Drawing />
      </g>
    )
    return { name, box: viewBox, size: [width, height], keep: 'YMax', ground: '', drawing }
  })
  return [...small, ...large, ...plates, doorCell(doorNumber)]
}

const doorCell = (number: string): Cell => ({
  name: 'front-door',
  box: '0 0 500 690',
  size: [500, 690],
  keep: 'YMax',
  ground: 'sky-mist',
  drawing: <FrontDoor number={number} />,
})
