import { Courses } from './Courses'
import { boxes } from './path'
import { Roof } from './Roof'
import { Wall } from './Wall'

/** The garage at the end of a ranch, under a lower roof. */
export function Garage() {
  return (
    <>
      <Wall box={[290, -84, 124, 84]} siding="clapboard" />
      <path className="paint-trim" d={boxes([302, -74, 100, 74], [307, -69, 90, 69])} />
      <Courses box={[307, -69, 90, 69]} step={17} />
      <path
        className="paint-glass"
        d={boxes([313, -65, 16, 9], [335, -65, 16, 9], [357, -65, 16, 9], [379, -65, 14, 9])}
      />
      <path className="paint-shadow" d={boxes([290, -78, 124, 10], [290, -84, 12, 84])} />
      <Roof box={[290, -132, 136, 52]} />
    </>
  )
}
