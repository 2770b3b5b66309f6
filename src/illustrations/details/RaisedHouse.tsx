import { boxes } from '../parts/path'
import { Piles } from '../town/Piles'

/** A house on piles above a beach, with a flight of stairs to its door. */
export function RaisedHouse() {
  return (
    <>
      <path className="line-medium" d="M386 84q10-12 20 0 10-12 20 0M430 118q8-9 16 0 8-9 16 0" />
      <path className="paint-hill" d="M-10 246v-26q60-18 130-6t120 6v26z" />
      <path className="paint-sea" d={boxes([300, 240, 200, 70])} />
      <path className="line-wave" d={`M330 250${'q12-12 24 0t24 0'.repeat(4)}`} />
      <g className="palette-cedar" transform="translate(120 208)scale(.65)">
        <Piles type="cape" />
        <use href="#cape" />
      </g>
      <path className="paint-earth line-heavy" d="M-10 246H350q40 2 60 22l40 46H-10z" />
      <path className="line-wave" d={`M424 272${'q12-12 24 0t24 0'.repeat(2)}`} />
    </>
  )
}
