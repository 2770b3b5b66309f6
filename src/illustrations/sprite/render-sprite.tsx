import type { ReactNode } from 'react'
import type { NamedHouse } from '#generated/types'
import { renderToStaticMarkup } from 'react-dom/server'
import { cellsOf, type Cell } from './cells'
import { type drawingsFiles, fileOf, InDrawingsFile } from './drawings-file'
import { SharedHouse, sharedHouses, sharedSurroundings } from './SharedParts'

interface SpriteInput {
  /** The file to render. */
  readonly file: (typeof drawingsFiles)[number]
  /** The style sheet of the drawings. */
  readonly styles: string
  /** The parts of the files. */
  readonly parts: ReturnType<typeof renderParts>
  /** Words in the content of pages, including names of drawings; if missing, everything is drawn. */
  readonly words?: ReadonlySet<string> | undefined
}

/** Renders all drawings and shared parts, for a house number and the houses of Home's street. */
export function renderParts(doorNumber: string, street?: readonly NamedHouse[]) {
  const shared = [
    ...sharedHouses.map((name) => <SharedHouse key={name} name={name} />),
    ...sharedSurroundings,
  ].map((part) => toPart(part, { cell: null }))
  const cells = cellsOf(doorNumber, street).map((cell) => toPart(cellContent(cell), { cell }))
  return { shared, cells }
}

/**
 * A file of the drawings below the first screen: those that pages name, with the parts that they share; empty if pages
 * name none.
 */
export function renderSprite({ file, styles, parts, words }: SpriteInput): string {
  const { shared, cells } = parts
  const asked = cells.filter(
    ({ cell }) =>
      fileOf(cell.name) === file && cell.askedBy.every((word) => words?.has(word) ?? true),
  )
  if (asked.length === 0) return ''
  const kept = withShown(asked, [...shared, ...cells])
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 300">
      <style dangerouslySetInnerHTML={{ __html: styles }} />
      <defs {...inner(shared.filter((part) => kept.has(part)))} />
      {cells
        .filter((part) => kept.has(part))
        .map((part, index) => (
          <SpriteCell key={part.cell.name} part={part} y={index * 800} />
        ))}
    </svg>,
  )
}

interface Part<Of extends Cell | null = Cell | null> {
  readonly cell: Of
  readonly markup: string
}

const toPart = <Of extends Cell | null>(content: ReactNode, { cell }: { cell: Of }): Part<Of> => ({
  cell,
  // Inside an image, where element names are case-sensitive.
  markup: renderToStaticMarkup(
    <InDrawingsFile value>
      <svg>{content}</svg>
    </InDrawingsFile>,
  ).slice('<svg>'.length, -'</svg>'.length),
})

/** Adds the parts that other parts refer to. */
function withShown(asked: readonly Part[], all: readonly Part[]): ReadonlySet<Part> {
  const owners = new Map(
    all.flatMap((part) => matches(part, / id="([^"]+)"/g).map((id) => [id, part])),
  )
  const kept = new Set(asked)
  // The set grows during iteration.
  for (const part of kept) {
    for (const id of matches(part, / href="#([^"]+)"/g)) {
      const owner = owners.get(id)
      if (owner) kept.add(owner)
    }
  }
  return kept
}

const matches = ({ markup }: Part, pattern: RegExp) =>
  [...markup.matchAll(pattern)].map(([, id = '']) => id)

const inner = (parts: readonly Part[]) => ({
  dangerouslySetInnerHTML: { __html: parts.map(({ markup }) => markup).join('') },
})

const cellContent = ({ ground, drawing }: Cell) => (
  <>
    {ground !== '' && <rect className={ground} x="-999" y="-999" width="2999" height="2999" />}
    {drawing}
  </>
)

interface SpriteCellProps {
  readonly part: Part<Cell>
  readonly y: number
}

/** A drawing in its own cell of the sheet, with a view that shows only it. */
function SpriteCell({ part, y }: SpriteCellProps) {
  const { name, box, size, keep } = part.cell
  const [width, height] = size
  return (
    <>
      <view
        id={name}
        viewBox={`0 ${y} ${width} ${height}`}
        preserveAspectRatio={`xMid${keep} slice`}
      />
      <svg
        className="drawing"
        y={y}
        width={width}
        height={height}
        viewBox={box}
        {...inner([part])}
      />
    </>
  )
}
