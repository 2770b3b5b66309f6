import { Courses } from '../parts/Courses'
import { Door } from '../parts/Door'
import { Ground } from '../parts/Ground'
import { Repeat } from '../parts/Repeat'
import { RoofUnit } from '../parts/RoofUnit'
import { Shopfront } from '../parts/Shopfront'
import { boxes } from '../parts/path'

const parapets = boxes([24, -206, 16, 66], [440, -206, 16, 66])

/** A shop with its flat roof cut open: steel deck, insulation, and the membrane being rolled out. */
export function CommercialRoofing() {
  return (
    <g className="palette-brick">
      <path className="paint-brick line-medium" d={boxes([24, -140, 432, 140])} />
      <Courses box={[24, -140, 432, 140]} step={5} />
      <RoofUnit x={96} y={-176} />
      <path className="paint-stone" d={boxes([400, -216, 10, 46], [396, -220, 18, 6])} />
      <path className="paint-insulation" d={boxes([40, -170, 400, 20])} />
      <path
        className="line-faint"
        d="M-120-160H280"
        strokeWidth="20"
        strokeDasharray="1.4 12"
        transform="skewX(-45)"
      />
      <path className="paint-stone" d={boxes([40, -150, 400, 8])} />
      <path className="line-faint" d="M40-146H440" strokeWidth="8" strokeDasharray="7" />
      <path className="paint-brick line-medium" d={parapets} />
      <path className="paint-copper line-medium" d={boxes([19, -212, 26, 8], [435, -212, 26, 8])} />
      <path className="line-heavy" d="M41-204v32H290" />
      <path className="paint-trim line-medium" d="M290-171a24 24 0 0 1 0-48a24 24 0 0 1 0 48" />
      <path
        className="line-medium"
        d="M290-174a20 20 0 0 1 0-40a16 16 0 0 1 0 32a12 12 0 0 1 0-24a8 8 0 0 1 0 16"
      />
      <path className="line-arrow" d="M330-195h36m-12-9l12 9-12 9" />
      <path className="paint-trim line-medium" d={boxes([18, -142, 444, 12])} />
      <path className="paint-shadow" d={boxes([24, -130, 432, 8])} />
      <g transform="translate(70 0)">
        <Repeat
          name="shop-window"
          at={[
            [-34, 0],
            [218, 0],
          ]}
        >
          <Shopfront />
        </Repeat>
      </g>
      <Door x={222} y={-4} transom={14} />
      <Ground from={-600} to={1100} />
    </g>
  )
}
