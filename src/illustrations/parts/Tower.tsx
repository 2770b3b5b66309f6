import { Door } from './Door'
import { Mansard } from './Mansard'
import { boxes } from './path'
import { PorchLamp } from './PorchLamp'
import { Steps } from './Steps'
import { Wall } from './Wall'

/** The entrance tower in the middle of a Second Empire front, without its windows. */
export function Tower() {
  return (
    <>
      <Wall box={[112, -296, 76, 296]} siding="clapboard" />
      <path className="paint-stone" d={boxes([110, -14, 80, 14])} />
      <path
        className="paint-trim"
        d={boxes([112, -296, 7, 282], [181, -296, 7, 282], [112, -202, 76, 5])}
      />
      <path className="paint-shadow" d={boxes([112, -282, 76, 12])} />
      <Mansard name="tower-mansard" x={108} y={-296} width={84} height={84} />
      <Door x={133} y={-14} />
      <path className="paint-verdigris line-medium" d="M106-100l12-14h64l12 14z" />
      <path
        className="paint-trim"
        d={boxes([104, -100, 92, 6], [108, -94, 6, 80], [186, -94, 6, 80])}
      />
      <PorchLamp x={177} y={-72} />
      <Steps x={114} width={72} count={3} />
    </>
  )
}
