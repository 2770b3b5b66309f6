import type { ReactNode } from 'react'
import type { PageOf, Site } from '#generated/types'
import { houseClass } from '../illustrations/HouseLink'
import { placeHouses } from '../illustrations/houses/street-lots'
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
 * along it, from house to house. Closing what is known of a house returns to it.
 */
export function HomeStreet({ houses, hasRoofers, choices }: HomeStreetProps) {
  const street = <Street {...{ houses, hasRoofers, choices }} className="street" isNamed />
  if (!choices?.isOfStreet) return street
  return <StreetWalk {...{ houses, choices }}>{street}</StreetWalk>
}

interface StreetWalkProps {
  readonly houses: HomeStreetProps['houses']
  readonly choices: Choices
  readonly children: ReactNode
}

function StreetWalk({ houses, choices, children }: StreetWalkProps) {
  return (
    <div ref={followChoice} id="street" className="street-walk">
      <div className="street-sky">
        <StreetQuestion {...choices} />
      </div>{' '}
      {children} <Stops {...{ houses, choices }} />
    </div>
  )
}

/** Goes along the street to the house that is chosen, now and later, where some of it is outside the window. */
function followChoice(walk: HTMLElement | null) {
  if (!walk) return undefined
  const follow = () => {
    const links = [...walk.querySelectorAll('.house-link')]
    const chosen = links.find((link) => link.getAttribute('href') === location.hash)
    const { left = 0, right = 0 } = chosen?.getBoundingClientRect() ?? {}
    if (left < 0 || right > walk.clientWidth) walk.scrollBy(left, 0)
  }
  follow()
  addEventListener('hashchange', follow)
  return () => removeEventListener('hashchange', follow)
}

/** How wide a unit of the drawing is where one goes along it, in rem: 71 for all of it. */
const unit = 71 / 2460

/** Where going along the street rests: at each house. Drawings, as the policy on styles lets only those have widths. */
function Stops({ houses, choices }: Omit<StreetWalkProps, 'children'>) {
  const lots = placeHouses(houses)
  return lots.map(({ x, width, type }, index) => {
    const next = lots[index + 1]?.x ?? x + width
    const choice = choices.list.findIndex(({ street }) => street === type)
    const rem = ((next - x) * unit).toFixed(1)
    return <svg key={x} width={`${rem}rem`} className={houseClass(choice)} />
  })
}

/** Beside the calls, or above the houses; screen readers find it as the name of the street. */
export const StreetQuestion = ({ title, lead }: Pick<Choices, 'title' | 'lead'>) => (
  <span aria-hidden className="street-question">
    <b>{title}</b>
    {lead === null ? '' : ` ${lead}`}
  </span>
)
