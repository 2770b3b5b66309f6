import type { NamedHouse, StreetHouse } from '#generated/types'
import { streetHouses } from '../houses/street-houses'
import { placeHouses } from '../houses/street-lots'
import { stamp } from '../parts/path'
import { Tree } from '../parts/Tree'

interface Roof {
  readonly type: StreetHouse
  readonly x: number
  /** The top of its highest chimney. */
  readonly top: number
}

const scale = 1.7
const far = 1

/** Roofs of Home's street at night, close up, with the middle one centered. */
export function RoofsByNight({ houses }: { readonly houses: readonly NamedHouse[] }) {
  const types = placeHouses(houses).map(({ type }) => type)
  const near = placeRoofs([types[0], types[1], types[3], types[4], types[5]])
  return (
    <>
      <path className="line-star" d={stamp('v.1', stars)} />
      <path className="paint-lamp" stroke="none" d="M1296 172a34 34 0 1 1 68 0a34 34 0 1 1-68 0" />
      <path className="by-night-hill" d="M-400 620V420Q0 330 400 400T1100 330 2000 300V620z" />
      <g className="palette-night palette-dim">
        {near.map(({ type, x }, index) => (
          <RoofAt
            key={x}
            type={type}
            x={x + 330}
            top={[374, 366, 356, 246, 200][index] ?? 300}
            size={far}
          />
        ))}
      </g>
      <Tree x={1096} y={720} scale={2.3} />
      <g className="palette-night by-night">
        {near.map((roof) => (
          <RoofAt key={roof.x} {...roof} size={scale} />
        ))}
      </g>
    </>
  )
}

/** Irregular, each at some distance from the previous one; none behind the text on the left. */
const stars = Array.from(
  { length: 22 },
  (_, index) =>
    [
      (660 + ((index * 397 + index * index * 61) % 1300)) % 1600,
      30 + ((index * 151) % 260),
    ] as const,
).filter(([x, y]) => x > 960 || y < 140)

/** Places roofs to both sides of the middle of three, each at its own height. */
function placeRoofs(types: readonly (StreetHouse | undefined)[]): Roof[] {
  const roofs = types.flatMap((type, index) => {
    if (!type) return []
    return [
      {
        type,
        width: streetHouses[type].width * scale + 40,
        top: [400, 384, 364, 206, 170][index] ?? 300,
      },
    ]
  })
  const before = roofs.slice(0, 2).reduce((sum, { width }) => sum + width, 0)
  let x = 800 - before - (roofs[2]?.width ?? 0) / 2
  return roofs.map(({ type, width, top }) => {
    const roof = { type, x: Math.round(x), top }
    x += width
    return roof
  })
}

/** A house whose chimney ends at a given height or below: the picture ends above its ground. */
function RoofAt({ type, x, top, size }: Roof & { readonly size: number }) {
  const ground = Math.max(Math.round(top + streetHouses[type].height * size), 640)
  return <use href={`#${type}`} transform={`translate(${x} ${ground})scale(${size})`} />
}
