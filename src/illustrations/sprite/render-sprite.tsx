import type { ReactNode } from 'react'
import type { NamedHouse } from '#generated/types'
import { renderToStaticMarkup } from 'react-dom/server'
import { cellsOf, type Cell } from './cells'
import { fileOf, InDrawingsFile, servicesFile } from './drawings-file'
import { SharedHouse, sharedHouses, sharedSurroundings } from './SharedParts'

interface FilesInput {
  /** The style sheet of the drawings. */
  readonly styles: string
  readonly parts: ReturnType<typeof renderParts>
  /** The drawings on cards of services; if missing, any may be on one. */
  readonly onCards?: ReadonlySet<string> | undefined
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

/** The files of all drawings by name, each with the parts that its drawings share. */
export function renderFiles({
  parts,
  onCards,
  styles,
}: FilesInput): Readonly<Record<string, string>> {
  const { shared, cells } = parts
  const isOnCard = ({ cell }: Part<Cell>) => onCards?.has(cell.name) ?? true
  const cellsIn = (file: string) =>
    cells.filter(
      (part) => fileOf(part.cell.name) === file || (file === servicesFile && isOnCard(part)),
    )
  const names = new Set([servicesFile, ...cells.map(({ cell }) => fileOf(cell.name))])
  return Object.fromEntries(
    [...names].map((name) => {
      const kept = withShown(cellsIn(name), [...shared, ...cells])
      const svg = (
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 300">
          <style dangerouslySetInnerHTML={{ __html: styles }} />
          <defs {...inner(shared.filter((part) => kept.has(part)))} />
          {cells
            .filter((part) => kept.has(part))
            .map((part, index) => (
              <SpriteCell key={part.cell.name} part={part} y={index * 800} />
            ))}
        </svg>
      )
      return [name, renderToStaticMarkup(svg)]
    }),
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
    // Two views of one scene have the same ids.
    const own = new Set(matches(part, / id="([^"]+)"/g))
    for (const id of matches(part, / href="#([^"]+)"/g)) {
      const owner = own.has(id) ? undefined : owners.get(id)
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
