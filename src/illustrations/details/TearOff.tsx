import { Courses } from '../parts/Courses'
import { boxes } from '../parts/path'
import { Shingles } from '../parts/Shingles'

/** A tear-off shovel lifts the old shingles from the boards. */
export function TearOff() {
  return (
    <>
      <path className="paint-wood line-medium" d={boxes([-10, -10, 520, 330])} />
      <Courses className="line-soft" box={[-10, -10, 520, 330]} step={46} />
      <path className="line-soft" d="M120-10v46M300 82v46M80 174v46M210 266v46M60 36v46" />
      <g className="palette-old-roof">
        <Shingles box={[248, -12, 280, 330]} step={33} width={44} />
      </g>
      <path className="paint-shadow" d="M236 92l66-20 30 90-60 40z" />
      <path className="paint-cap line-medium" d="M248 86l44-34 44 66-56 44z" />
      <path className="paint-cap line-medium" d="M196 118l46-28 34 62-48 30z" />
      <path className="paint-stone line-medium" d="M150 150l70-52 42 58-70 50q-30-8-42-56z" />
      <path className="paint-wood line-medium" d="M170 176l12 16L16 312l-12-16z" />
      <path className="line-nail" d="M60 104v.1m90-46v.1M40 196v.1m170-170v.1M120 240v.1" />
    </>
  )
}
