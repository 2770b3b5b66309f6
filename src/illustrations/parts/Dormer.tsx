import { boxes } from './path'
import { Rakes } from './Rakes'
import { Window } from './Window'

/** A gabled dormer on the roof plane; its origin is its lower left corner. */
export function Dormer() {
  return (
    <>
      <path className="paint-shadow" d="M46-44l16 18v26h-16z" />
      <path className="paint-wall line-medium" d="M0 0v-44l23-23 23 23v44z" />
      <g transform="translate(11-43)">
        <Window width={24} height={34} />
      </g>
      <Rakes left={[0, -44]} peak={[23, -67]} right={[46, -44]} over={5} />
      <path className="paint-copper" d={boxes([-2, -3, 50, 4])} />
    </>
  )
}
