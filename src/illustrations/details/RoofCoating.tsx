import { Courses } from '../parts/Courses'
import { boxes, row, stamp } from '../parts/path'

/** A roller draws a bright coat, lane by lane, over a flat roof behind its parapet. */
export function RoofCoating() {
  return (
    <g className="palette-brick">
      <path className="paint-roof line-medium" d={boxes([-10, 60, 500, 260])} />
      <path className="line-soft" d="M-10 142H490M-10 224H490" />
      <path className="line-faint" d={stamp('v260', row([40, 60], { count: 6, step: 82 }))} />
      <path className="paint-brick line-medium" d={boxes([-10, -10, 500, 46])} />
      <Courses box={[-10, -10, 500, 46]} step={8} />
      <path className="paint-copper line-medium" d={boxes([-10, 34, 500, 20])} />
      <path className="line-soft" d={stamp('v20', row([46, 34], { count: 4, step: 118 }))} />
      <path className="paint-light" d={boxes([-10, 35, 500, 5])} />
      <path className="paint-shadow" d={boxes([-10, 54, 500, 16])} />
      <path
        className="paint-trim line-medium"
        d="M-10 72H398l9 12-6 16 8 16-7 14 5 12H-10zM-10 144H222v80H-10z"
      />
      <path
        className="line-faint"
        d="M-10 88H384M-10 104q200-4 392 0M-10 122H388M-10 160H214M-10 178q110-4 224 0M-10 196H216M-10 212H212"
      />
      <path className="paint-shadow" d={boxes([222, 152, 44, 84])} />
      <path
        className="paint-underlayment line-medium"
        d="M206 138q4-4 24-4t24 4v92q-4 4-24 4t-24-4z"
      />
      <path className="line-faint" d="M214 138v94M222 136v96M238 136v96M246 138v94" />
      <path className="paint-light" d={boxes([210, 138, 8, 92])} />
      <path className="paint-cap" d={boxes([224, 126, 12, 9])} />
      <path className="line-heavy" d="M230 128v-6q0-6 6-6h58q6 0 6 6v56q0 6 6 6h26" />
      <path className="paint-wood line-medium" d="M330 177h170v14H330q-8-7 0-14z" />
      <path className="paint-shadow" d={boxes([338, 194, 152, 7])} />
      <path className="line-faint" d="M336 184H490" />
    </g>
  )
}
