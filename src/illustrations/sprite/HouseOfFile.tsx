import type { ReactNode } from 'react'
import type { House } from '#generated/types'
import { HouseLot, plates } from '../HouseElevation'
import { Cape } from '../houses/Cape'

/** Houses of which the file has one, and a Cape with ids of its own: it has dormers. */
const drawn: { readonly [Name in House]?: ReactNode } = {
  cape: <Cape name="house-cape" />,
  colonial: <use href="#colonial" />,
  saltbox: <use href="#saltbox" />,
  'triple-decker': <use href="#triple-decker" />,
  victorian: <use href="#victorian" />,
  ranch: <use href="#ranch" />,
  mill: <use href="#mill" />,
}

/** A house type on its lot, for the cards of jobs that have no photo. */
export function HouseOfFile({ house }: { readonly house: House }) {
  const { Drawing } = plates[house]
  return <HouseLot house={house}>{drawn[house] ?? <Drawing />}</HouseLot>
}
