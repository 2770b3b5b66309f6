import type { Box } from './path'
import { pair } from './path'

interface JointsProps {
  readonly box: Box
  readonly step: number
  /** Widths of the shingles or slates of a course; repeated along it. */
  readonly widths: readonly number[]
  readonly className?: string
}

/** Upright joints between shingles: each course is a dashed stroke, every second one shifted by half. */
export function Joints({
  box: [x, y, width, height],
  step,
  widths,
  className = 'line-faint',
}: JointsProps) {
  const [first = 0] = widths
  const half = first / 2
  const pairs = Math.floor(height / step / 2)
  const course = width - first
  const next = `h${course}m${half - course} ${step}`
  const back = `h${course}m${-half - course} ${step}`
  return (
    <path
      className={className}
      d={`M${pair([x + half, y + Math.floor(step / 2)])}${(next + back).repeat(pairs)}`}
      strokeWidth={step}
      strokeDasharray={widths.map((each) => `.8 ${each - 0.8}`).join(' ')}
    />
  )
}
