import type { House } from '#generated/types'
import { HouseLot } from '../HouseElevation'
import { Cape } from '../houses/Cape'

/** A house type on its lot, for the cards of jobs that have no photo; only this Cape has dormers. */
export function HouseOfFile({ house }: { readonly house: House }) {
  return (
    <HouseLot house={house}>
      {house === 'cape' ? <Cape name="house-cape" /> : <use href={`#${house}`} />}
    </HouseLot>
  )
}
