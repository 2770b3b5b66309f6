import type { PageOf, Site } from '#generated/types'
import { Street } from '../illustrations/Street'

type Choices = NonNullable<PageOf<'home'>['houses']>

export interface HomeStreetProps {
  readonly houses: NonNullable<Site['street']>['houses']
  /** Whether roofers are at work in it. */
  readonly hasRoofers: boolean
  /** What Home tells of the houses, to which they link. */
  readonly choices: Choices | undefined
}

/**
 * The street of Home. One to choose a house from has the question in its sky where windows are narrow: there one goes
 * along it. Closing what is known of a house returns to it.
 */
export function HomeStreet({ houses, hasRoofers, choices }: HomeStreetProps) {
  const street = <Street {...{ houses, hasRoofers, choices }} className="street" isNamed />
  if (!choices?.isOfStreet) return street
  return (
    <div id="street" className="street-walk">
      <StreetQuestion {...choices} /> {street}
    </div>
  )
}

/** Beside the calls, or above the houses; screen readers find it as the name of the street. */
export const StreetQuestion = ({ title, lead }: Pick<Choices, 'title' | 'lead'>) => (
  <span aria-hidden className="street-question">
    <b>{title}</b> {lead}
  </span>
)
