import type { Point } from './path'

const houses = [
  { name: 'cape', at: 'translate(250-6)scale(.84)' },
  { name: 'colonial', at: 'translate(600-30)scale(.82)' },
  { name: 'cape', at: 'translate(940-60)scale(.84)' },
  { name: 'triple-decker', at: 'translate(1370-110)scale(.9)' },
  { name: 'triple-decker', at: 'translate(1700-150)scale(.86)' },
] as const

/** How far the other trees stand from the one in front of the Colonial. */
const trees: readonly Point[] = [
  [-1002, 24],
  [-690, 24],
  [-330, 18],
  [416, -44],
  [760, -86],
  [1030, -126],
]

const hill =
  'M-1400 0V-160C-900-176-400-150 60-176 200-184 360-188 500-190 700-196 760-250 900-284 1040-310 1100-356 1220-368 1300-372 1320-340 1400-342 1520-344 1640-436 1760-450 1850-456 1900-410 2000-392 2160-370 2300-356 3860-350V0z'

/** What stands behind the street: the hill, faint houses and trees, all instances of what is in front. */
export function FarStreet() {
  return (
    <>
      <path className="paint-hill" d={hill} />
      <g className="palette-far">
        {houses.map(({ name, at }) => (
          <use key={at} href={`#street-${name}`} transform={at} />
        ))}
      </g>
      {trees.map(([x, y]) => (
        <use key={x} href="#street-tree" x={x} y={y} />
      ))}
    </>
  )
}
