import { Courses } from '../parts/Courses'
import { boxes } from '../parts/path'
import { Shingles } from '../parts/Shingles'

/** A chimney where it leaves the roof: apron and stepped flashing in copper. */
export function ChimneyFlashing() {
  return (
    <>
      <Shingles box={[-20, 96, 540, 220]} step={24} width={40} />
      <path className="paint-cap line-medium" d={boxes([-20, 86, 540, 12])} />
      <path className="paint-shadow" d="M320 98h46v158h-46z" />
      <path className="paint-brick line-medium" d={boxes([166, -10, 154, 230])} />
      <Courses box={[166, -10, 154, 230]} step={12} />
      <path className="line-faint" d="M200-10v230M244-10v230M288-10v230" strokeDasharray="12" />
      <path className="paint-chimney line-medium" d={boxes([156, 22, 174, 16])} />
      <path
        className="paint-copper line-medium"
        d="M152 120h16v24h10v24h10v24h10v14h92v-14h10v-24h10v-24h10v-24h16v120H152z"
      />
      <path
        className="line-soft"
        d="M152 206h184M152 144h26m-26 24h36m-36 24h46m138-48h-26m26 24h-36m36 24h-46"
      />
      <g transform="translate(404 176)">
        <path className="paint-copper line-medium" d="M-34 44L-20 0h40l14 44z" />
        <path className="paint-stone line-medium" d={boxes([-13, -70, 26, 74])} />
        <path className="paint-cap" d={boxes([-16, -6, 32, 8])} />
      </g>
    </>
  )
}
