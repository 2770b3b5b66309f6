import { Courses } from './Courses'
import { boxes, rectangle, row, stamp } from './path'
import { Repeat } from './Repeat'
import { Roof } from './Roof'
import { Wall } from './Wall'
import { Window } from './Window'

interface GarageProps {
  /** Whether it was converted to a room. */
  readonly isRoom: boolean
}

/** The garage at the end of a ranch, under a lower roof. */
export function Garage({ isRoom }: GarageProps) {
  return (
    <>
      <Wall box={[290, -84, 124, 84]} siding="clapboard" />
      {isRoom ? <Room /> : <GarageDoor />}
      <path className="paint-shadow" d={boxes([290, -78, 124, 10], [290, -84, 12, 84])} />
      <Roof box={[290, -132, 136, 52]} />
    </>
  )
}

function GarageDoor() {
  return (
    <>
      <path className="paint-trim" d={boxes([302, -74, 100, 74], [307, -69, 90, 69])} />
      <Courses box={[307, -69, 90, 69]} step={17} />
      <path
        className="paint-glass"
        d={stamp(rectangle(16, 9), row([312, -64], { count: 4, step: 21.3 }))}
      />
    </>
  )
}

const Room = () => (
  <Repeat name="garage-window" at={row([314, -68], { count: 2, step: 44 })} room={1}>
    <Window width={28} height={38} columns={1} rows={1} />
  </Repeat>
)
