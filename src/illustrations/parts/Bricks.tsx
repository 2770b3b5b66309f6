import { boxes, type Box } from './path'

/** The height of a course with its joint. */
export const course = 24

interface BricksProps {
  /** Names its pattern, unlike others of the page. */
  readonly name: string
  readonly box: Box
}

/** Bricks as they are seen from close by, in courses from the lower left corner; the joints are what is below. */
export function Bricks({ name, box }: BricksProps) {
  const [x, y, , height] = box
  return (
    <>
      <pattern
        id={`${name}-bricks`}
        x={x}
        y={y + height}
        width="54"
        height={2 * course}
        patternUnits="userSpaceOnUse"
      >
        <path
          className="paint-brick line-soft"
          d={boxes([3, 27, 48, 18], [-24, 3, 48, 18], [30, 3, 48, 18])}
        />
      </pattern>
      <path fill={`url(#${name}-bricks)`} stroke="none" d={boxes(box)} />
    </>
  )
}
