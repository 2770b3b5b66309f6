import { Courses } from '../parts/Courses'
import { boxes } from '../parts/path'

/** A roller draws a bright coat, lane by lane, over a flat roof. */
export function RoofCoating() {
  return (
    <g className="palette-brick">
      <path className="paint-cap line-medium" d={boxes([-10, 60, 500, 260])} />
      <path className="paint-brick line-medium" d={boxes([-10, -10, 500, 56])} />
      <Courses box={[-10, -10, 500, 56]} step={10} />
      <path className="paint-copper line-medium" d={boxes([-10, 44, 500, 18])} />
      <path className="paint-shadow" d={boxes([-10, 62, 500, 12])} />
      <path
        className="paint-trim line-medium"
        d="M-10 74H404l8 14-6 18 8 18-8 20H-10zM-10 144H226v76H-10z"
      />
      <path className="line-faint" d="M-10 96H380M-10 122H390M-10 168H200M-10 194H210" />
      <path className="paint-shadow" d={boxes([226, 150, 52, 92])} />
      <path className="paint-trim line-medium" d={boxes([214, 138, 52, 90])} />
      <path className="line-faint" d="M226 138v90M240 138v90M254 138v90" />
      <path className="line-heavy" d="M240 138v-14h58v76h40" />
      <path className="paint-wood line-medium" d="M334 192h160v16H334z" />
    </g>
  )
}
