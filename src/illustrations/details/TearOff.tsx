import { Clip } from '../parts/Clip'
import { Courses } from '../parts/Courses'
import { boxes } from '../parts/path'
import { Shingles } from '../parts/Shingles'

/** What is left of the old shingles: their torn edge steps from course to course. */
const rest = 'M500-6H262v34h22v34h-44v34h22v34h44v34h-22v34h22v34h-44v34h22v34H500z'

/** A shovel with teeth goes under the old shingles and lifts them from the boards. */
export function TearOff() {
  return (
    <>
      <path className="paint-wood line-medium" d={boxes([-10, -10, 520, 330])} />
      <Courses className="line-soft" box={[-10, -10, 520, 330]} step={46} />
      <path className="line-soft" d="M120-10v46M200 82v46M80 174v46M210 266v46M60 36v46" />
      <path className="line-nail" d="M60 104v.1m90-46v.1M40 196v.1m170-170v.1M182 262v.1" />
      <path className="paint-shadow" transform="translate(-7 6)" d={rest} />
      <path className="line-medium" d={rest} />
      <Clip name="tearoff-rest" outline={rest}>
        <g className="palette-old-roof">
          <Shingles box={[218, -6, 300, 340]} step={34} width={44} />
        </g>
      </Clip>
      <g transform="translate(272 150)rotate(-24)">
        <Shovel />
        <Lifted />
      </g>
    </>
  )
}

/** A wooden shaft in its socket, and a flat blade with notches along its edge. */
function Shovel() {
  return (
    <>
      <path className="paint-shadow" d="M-330 16h210l22 4 26 34h74V14z" />
      <path className="paint-deck line-medium" d={boxes([-330, -8, 220, 16])} />
      <path className="line-faint" d="M-326-2h210M-326 3h210" />
      <path className="paint-cap line-medium" d="M-124-11h40v22h-40z" />
      <path
        className="paint-stone line-medium"
        d={`M-88-12q16-2 30-32H0${'l16 6-8 8.7'.repeat(6)}H-58q-14-30-30-32z`}
      />
      <path className="line-soft" d="M-84 0h60M-54-34v68" />
      <path className="paint-light" d="M-52-40H0v10h-56z" />
    </>
  )
}

const lifted = 'M-14-52l82-2 8 34-82 4zM-20-14l84-4 8 36-84 2zM-14 22l84-2 4 36-80 2z'

/** Shingles that stand up on the blade, light along their upper edges, dark underneath. */
function Lifted() {
  return (
    <g className="palette-old-roof" transform="translate(20 0)">
      <path className="paint-shadow" d="M-8-46h84v106H-8z" />
      <path className="paint-cap line-medium" transform="translate(-7 4)" d={lifted} />
      <path className="paint-roof line-medium" d={lifted} />
      <path
        className="paint-light"
        d="M-14-52l82-2 2 9-82 3zM-20-14l84-4 2 9-84 5zM-14 22l84-2v9l-82 3z"
      />
      <path className="line-soft" d="M28-53l6 34M20-16l8 36M32 21l2 36" />
    </g>
  )
}
