import { useContext } from 'react'
import { InDrawingsFile } from '../sprite/drawings-file'

interface NeighbourProps {
  readonly x: number
  readonly palette?: string
}

/** Houses farther down the street, paler with distance. */
export function Neighbour({ x, palette = 'palette-far' }: NeighbourProps) {
  const isShared = useContext(InDrawingsFile)
  return (
    <g className={palette} transform={`translate(${x} 0)`} stroke="none">
      {isShared ? <use href="#neighbour" /> : <FarHouses />}
    </g>
  )
}

/** A gable end and a house with its eave to the street. */
export function FarHouses() {
  return (
    <>
      <path
        className="paint-wall"
        d="M40-160v-42h18v58zM206-168v-22h16v22zM0 0v-100l36-62L116-60V0zM140 0v-104h112V0z"
      />
      <path className="paint-roof" d="M-8-86L36-172 128-48l-6 6L37-154 0-80zM134-102v-68h124v68z" />
      <path
        className="paint-glass"
        d="M18-92h12v20H18zm26 0h12v20H44zM18-48h12v22H18zm26 0h12v22H44zm38 0h12v22H82zM156-84h13v26h-13zm30 0h13v26h-13zm30 0h13v26h-13zM156-44h13v26h-13zm60 0h13v26h-13zM185-42h16V0h-16z"
      />
    </>
  )
}
