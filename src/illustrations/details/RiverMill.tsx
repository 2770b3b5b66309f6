import { boxes } from '../parts/path'

/** A mill with its flat roof above a river. */
export function RiverMill() {
  return (
    <>
      <path className="paint-hill" d="M-10 190Q120 110 250 160T490 120V310H-10z" />
      <g className="palette-brick" transform="translate(196 236)scale(.44)">
        <use href="#mill" />
      </g>
      <path className="paint-stone line-medium" d={boxes([150, 232, 350, 22])} />
      <path className="line-heavy" d="M-10 236H150M150 232h350" />
      <path className="paint-earth" d="M-10 238H150v20H-10z" />
      <path className="paint-sea" d={boxes([-10, 252, 500, 60])} />
      <path
        className="line-wave"
        d={`M-10 262${'q12-12 24 0t24 0'.repeat(11)}M-34 282${'q12-12 24 0t24 0'.repeat(12)}`}
      />
    </>
  )
}
