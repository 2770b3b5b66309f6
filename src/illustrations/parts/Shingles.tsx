import { Courses } from './Courses'
import { Joints } from './Joints'
import type { Box, Point } from './path'
import { boxes, rectangle, stamp } from './path'

interface ShinglesProps {
  readonly box: Box
  /** Height of a course. */
  readonly step: number
  /** Width of a shingle. */
  readonly width: number
}

/** Close-up of shingles: courses and joints, with some lighter or darker. */
export function Shingles({ box, step, width }: ShinglesProps) {
  return (
    <>
      <path className="paint-roof" d={boxes(box)} />
      <path
        className="paint-light"
        d={stamp(rectangle(width, step), scatter(box, step, width, 3))}
      />
      <path
        className="paint-shadow"
        d={stamp(rectangle(width, step), scatter(box, step, width, 5))}
      />
      <Courses className="line-soft" box={box} step={step} />
      <Joints className="line-soft" box={box} step={step} widths={[width]} />
      <path d={boxes(box)} className="line-medium" />
    </>
  )
}

/** Selects one shingle per course, with a stride that looks irregular. */
function scatter([x, y, length, height]: Box, step: number, width: number, stride: number) {
  const perCourse = Math.floor(length / width) - 1
  return Array.from({ length: Math.floor(height / step) }, (_, course): Point => {
    const place = (course * stride + stride) % Math.max(perCourse, 1)
    const shift = course % 2 === 0 ? width / 2 : 0
    return [x + place * width + shift, y + course * step]
  })
}
