import { useContext } from 'react'
import { Colonial } from '../houses/Colonial'
import { Ell } from '../parts/Ell'
import { Fence } from '../parts/Fence'
import { Ground } from '../parts/Ground'
import { Tree } from '../parts/Tree'
import { InDrawingsFile } from '../sprite/drawings-file'

/** A house and its wing with every roof plane in view. */
export function ResidentialRoofing() {
  const isShared = useContext(InDrawingsFile)
  return (
    <>
      <Tree x={24} scale={1.1} />
      <Tree x={560} scale={1.2} />
      <Fence x={-150} width={190} />
      <Fence x={446} width={200} />
      <g className="palette-ochre" transform="translate(42 0)scale(.79)">
        <Ell x={358} />
        {isShared ? <use href="#colonial" /> : <Colonial />}
      </g>
      <Ground from={-600} to={1100} />
    </>
  )
}
