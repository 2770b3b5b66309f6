import type { ReactNode } from 'react'
import type { House } from '../../../generated/types'
import { HouseLot, plates } from '../HouseElevation'
import { Cape } from '../houses/Cape'
import { Mill } from '../houses/Mill'
import { Ranch } from '../houses/Ranch'
import { Saltbox } from '../houses/Saltbox'
import { houseNames } from '../houses/sizes'
import { TripleDecker } from '../houses/TripleDecker'
import { sceneNames, scenes } from '../scenes/scenes'
import { detailNames, details } from './drawings'
import { EaveSection } from './EaveSection'
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
        <g id="saltbox">
          <Saltbox />
        </g>
        <g id="ranch">
          <Ranch garage={false} />
        </g>
        <g id="mill">
          <Mill />
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
  const houses = houseNames.map((house): Cell => {
    const size = [640, 450] as const
    const drawing = <HouseCell house={house} />
    return {
      name: `house-${house}`,
      box: '0 0 640 450',
      size,
      keep: 'YMax',
      ground: 'sky-mist',
      drawing,
    }
  })
  return [...small, ...large, ...houses, eaveCell, doorCell(doorNumber)]
}

/** Houses of which the file has one, and a Cape with ids of its own: it has dormers. */
const drawn: { readonly [Name in House]?: ReactNode } = {
  cape: <Cape name="house-cape" />,
  colonial: <use href="#colonial" />,
  saltbox: <use href="#saltbox" />,
  'triple-decker': <use href="#triple-decker" />,
  ranch: <use href="#ranch" />,
  mill: <use href="#mill" />,
}

function HouseCell({ house }: { readonly house: House }) {
  const { Drawing } = plates[house]
  return <HouseLot house={house}>{drawn[house] ?? <Drawing />}</HouseLot>
}

const eaveCell: Cell = {
  name: 'eave-section',
  box: '40 -60 640 560',
  size: [640, 560],
  keep: 'YMax',
  ground: '',
  drawing: <EaveSection />,
}

const doorCell = (number: string): Cell => ({
  name: 'front-door',
  box: '0 0 500 690',
  size: [500, 690],
  keep: 'YMax',
  ground: 'sky-mist',
  drawing: <FrontDoor number={number} />,
})
