import { Courses } from '../parts/Courses'
import { boxes } from '../parts/path'

/** A roller draws a bright coat, lane by lane, over a flat roof. */
export function RoofCoating() {
  return (
    <g className="d-brick">
      <path className="d-c d-o" d={boxes([-10, 60, 500, 260])} />
      <path className="d-b d-o" d={boxes([-10, -10, 500, 56])} />
      <Courses box={[-10, -10, 500, 56]} step={10} />
      <path className="d-f d-o" d={boxes([-10, 44, 500, 18])} />
      <path className="d-s" d={boxes([-10, 62, 500, 12])} />
      <path className="d-t d-o" d="M-10 74H404l8 14-6 18 8 18-8 20H-10zM-10 144H226v76H-10z" />
      <path className="d-x" d="M-10 96H380M-10 122H390M-10 168H200M-10 194H210" />
      <path className="d-s" d={boxes([226, 150, 52, 92])} />
      <path className="d-t d-o" d={boxes([214, 138, 52, 90])} />
      <path className="d-x" d="M226 138v90M240 138v90M254 138v90" />
      <path className="d-9" d="M240 138v-14h58v76h40" />
      <path className="d-wood d-o" d="M334 192h160v16H334z" />
    </g>
  )
}
