import type { Lot } from '../houses/street-lots'

/** Beyond the left end: the place whose house is repeated, its distance, and its color. */
const left = [
  [1, 130, 'verdigris'],
  [0, 60, 'white'],
  [3, 58, 'cream'],
] as const
const right = [
  [5, 90, 'sage'],
  [3, 102, 'cedar'],
  [5, 88, 'ochre'],
] as const

/** What wide windows show beyond both ends of the street: its houses in other colors. */
export function StreetEnds({ lots }: { readonly lots: readonly Lot[] }) {
  const [first, last] = [lots[0], lots.at(-1)]
  if (!first || !last) return null
  let start = first.x
  const before = left.map(([place, gap, siding]) => {
    const { type, width, roof } = lots[place] ?? first
    start -= gap + width
    return { type, siding, roof, at: `translate(${start})` }
  })
  let end = last.x + last.width
  const after = right.map(([place, gap, siding]) => {
    const { type, width, roof } = lots[place] ?? last
    const at = `translate(${end + gap}${last.y})`
    end += gap + width
    return { type, siding, roof, at }
  })
  return [...before.toReversed(), ...after].map(({ type, siding, roof, at }) => (
    <use
      key={at}
      href={`#street-${type}`}
      className={`palette-${siding}${roof ? ` roof-${roof}` : ''}`}
      transform={at}
    />
  ))
}
