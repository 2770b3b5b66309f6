import type { Box } from './path'
import { pair } from './path'

interface CoursesProps {
  readonly box: Box
  readonly step: number
  readonly className?: string
}

/** Level course lines over a rectangle: one dashed stroke, as thick as the rectangle is wide. */
export function Courses({
  box: [x, y, width, height],
  step,
  className = 'line-faint',
}: CoursesProps) {
  return (
    <path
      className={className}
      d={`M${pair([x + width / 2, y + step])}v${height - step}`}
      strokeWidth={width}
      strokeDasharray={`.8 ${step - 0.8}`}
    />
  )
}
