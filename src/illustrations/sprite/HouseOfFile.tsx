import type { House } from '#generated/types'
import { HouseLot } from '../HouseElevation'
import { Cape } from '../houses/Cape'

/** A house on its lot, for the cards of jobs without a photo; of the Capes, only this one has dormers. */
export function HouseOfFile({ house }: { readonly house: House }) {
  return (
    <HouseLot house={house}>
      {house === 'cape' ? <Cape name="house-cape" /> : <use href={`#${house}`} />}
    </HouseLot>
  )
}
