import { cellsOf, type Cell } from './cells'
import { SharedHouses } from './SharedParts'

interface SpriteProps {
  /** The style sheet of the drawings. */
  readonly styles: string
  /** The number beside the front door. */
  readonly doorNumber: string
  readonly houses: boolean
}

/** All drawings that pages show below their first screen, in one file that is fetched once. */
export function Sprite({ styles, doorNumber, houses }: SpriteProps) {
  const cells = cellsOf(doorNumber, houses)
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 300">
      <style dangerouslySetInnerHTML={{ __html: styles }} />
      <defs>
        <SharedHouses />
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
