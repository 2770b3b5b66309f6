import { boxes, polyline } from '../parts/path'

const roof = [
  [-8, -84],
  [28, -148],
  [100, -186],
  [172, -148],
  [208, -84],
] as const

/** A barn of upright boards with a cupola, its great doors shut. */
export function Barn() {
  return (
    <g className="palette-red">
      <path className="paint-trim line-medium" d={boxes([86, -214, 28, 34])} />
      <path className="paint-roof line-medium" d="M80-214l20-20 20 20z" />
      <path className="line-pipe" d="M100-234v-24m-12 4h24" />
      <path className="paint-wall line-medium" d="M0 0v-96l32-54 68-36 68 36 32 54v96z" />
      <path className="line-faint" d="M0-48h200" strokeWidth="96" strokeDasharray=".8 8" />
      <path className="line-faint" d="M40-126h120" strokeWidth="60" strokeDasharray=".8 8" />
      <path strokeWidth="11" d={polyline(...roof)} />
      <path className="line-trim" strokeWidth="8" d={polyline(...roof)} />
      <path
        className="line-trim"
        strokeWidth="5"
        d="M62-78h76V0H62zv78M62-78l38 78V-78M138-78l-38 78"
      />
      <path className="paint-trim" d={boxes([86, -142, 28, 32])} />
      <path className="paint-glass" d={boxes([90, -138, 20, 24])} />
    </g>
  )
}
