import { Fence } from '../parts/Fence'
import { Ground } from '../parts/Ground'
import { boxes } from '../parts/path'
import { Tree } from '../parts/Tree'

/** The Colonial at night in the colors that it has by day, its windows lit: someone is up. */
export function NightWindow() {
  return (
    <>
      <path className="sky-night" d={boxes([-10, -10, 500, 320])} />
      <Sky />
      <g className="palette-night" transform="translate(0 262)">
        <path className="paint-earth" d="M-10 0v-58q90-34 190-18t160-22 150 10V0z" />
        <Tree x={64} scale={1.05} />
        <path
          className="line-trim"
          strokeOpacity=".5"
          d="M170-208q-8-9 0-18t-2-18"
          strokeWidth="2.4"
        />
        <g className="palette-ochre-night" transform="translate(121 0)scale(.66)">
          <use href="#colonial" />
        </g>
        <path
          className="paint-beam"
          d="M144-16h18l26 40h-80zM188-16h18l14 40h-52zM275-16h18l20 40h-52zM318-16h18l36 40h-80zM228-8h24l10 32h-44z"
        />
        <Fence x={14} width={104} height={20} />
        <Fence x={366} width={120} height={20} />
        <Ground from={-40} to={560} />
      </g>
    </>
  )
}

/** The moon over the ridge, and stars. */
function Sky() {
  return (
    <>
      <g transform="translate(-172-10)">
        <path className="paint-beam" d="M362 62a50 50 0 1 0 100 0a50 50 0 1 0-100 0" />
        <path className="paint-lamp" stroke="none" d="M384 62a28 28 0 1 0 56 0a28 28 0 1 0-56 0" />
        <path className="paint-beam" d="M398 54a6 6 0 1 0 .1 0M418 72a8 8 0 1 0 .1 0" />
      </g>
      <path
        className="line-star"
        d="M26 34v.1M92 26v.1M158 52v.1M196 28v.1M170 78v.1M404 40v.1M436 84v.1M458 24v.1M374 142v.1"
      />
    </>
  )
}
