import { Ground } from '../parts/Ground'

const palettes = ['palette-cream', 'palette-sage', 'palette-ochre']

/** Houses shoulder to shoulder, with no room for a ladder between them. */
export function DenseStreet() {
  return (
    <g transform="translate(0 262)">
      {palettes.map((palette, index) => (
        <g
          key={palette}
          className={palette}
          transform={`translate(${46 + index * 132} 0)scale(.52)`}
        >
          <use href="#triple-decker" />
        </g>
      ))}
      <Ground from={-40} to={560} />
    </g>
  )
}
