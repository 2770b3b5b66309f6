import { useContext } from 'react'
import { Chimney } from '../parts/Chimney'
import { Door } from '../parts/Door'
import { Dormer } from '../parts/Dormer'
import { Downspout } from '../parts/Downspout'
import { boxes } from '../parts/path'
import { PorchLamp } from '../parts/PorchLamp'
import { Repeat } from '../parts/Repeat'
import { Roof } from '../parts/Roof'
import { Steps } from '../parts/Steps'
import { Wall } from '../parts/Wall'
import { Window } from '../parts/Window'
import { InDrawingsFile } from '../sprite/drawings-file'

/** A Cape without dormers, for the files of drawings. */
export function PlainCape({ name }: { readonly name: string }) {
  const isShared = useContext(InDrawingsFile)
  return isShared ? <use href="#cape" /> : <Cape name={name} dormers={false} />
}

interface CapeProps {
  /** Prefix of ids, where a page or file has several Capes. */
  readonly name?: string
  readonly dormers?: boolean
}

/** A full Cape: five bays under a steep roof, a central chimney, shingled walls. */
export function Cape({ name = 'cape', dormers = true }: CapeProps) {
  return (
    <>
      <g transform="translate(127-222)">
        <Chimney width={46} height={30} kind="capped" />
      </g>
      <Wall box={[0, -94, 300, 94]} siding="shingle" />
      <path className="paint-stone" d={boxes([-3, -10, 306, 10])} />
      <path className="paint-trim" d={boxes([0, -94, 7, 84], [293, -94, 7, 84])} />
      <Repeat name={`${name}-window`} at={[26, 80, 192, 246].map((x) => [x, -72])} room={0}>
        <Window />
      </Repeat>
      <Door x={133} y={-10} />
      <PorchLamp x={178} y={-66} />
      <Steps x={122} width={56} />
      <path className="paint-shadow" d={boxes([0, -88, 300, 11])} />
      <Downspout x={306} y={-90} />
      <Roof box={[-10, -222, 320, 132]} />
      {dormers && (
        <Repeat name={`${name}-dormer`} at={[57, 197].map((x) => [x, -112])} room={1}>
          <Dormer />
        </Repeat>
      )}
    </>
  )
}
