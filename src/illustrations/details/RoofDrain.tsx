import { Courses } from '../parts/Courses'
import { boxes } from '../parts/path'

/** Parapet and drain in section: the membrane turned up under the coping, water led to the bowl. */
export function RoofDrain() {
  return (
    <g className="palette-brick" transform="translate(26 -4)">
      <path className="paint-brick line-medium" d={boxes([30, 60, 62, 260])} />
      <Courses box={[30, 60, 62, 260]} step={10} />
      <path className="paint-copper line-medium" d="M18 44h86v22H94v-8H28v8H18z" />
      <path
        className="paint-stone line-medium"
        d={boxes([92, 226, 190, 22], [338, 226, 200, 22])}
      />
      <path
        className="paint-insulation line-medium"
        d="M92 178l190 30v18H92zM338 208l196-34v52H338z"
      />
      <path
        className="line-heavy"
        d="M96 66v104l186 32 14 14M534 166l-196 36-14 14"
        strokeWidth="7"
      />
      <path className="paint-stone line-medium" d="M282 206h56l-14 34v80h-28v-80z" />
      <path className="paint-cap line-medium" d="M292 206v-18q18-16 36 0v18z" />
      <path className="paint-trim" d="M298 206v-16M306 206v-20M314 206v-20M322 206v-16" />
      <path
        className="line-arrow"
        d="M140 148l76 12m-16-12l16 12-20 6M410 158l-60 10m16-12l-16 12 20 6M310 256v30m-9-12l9 12 9-12"
      />
    </g>
  )
}
