import type { ReactNode } from 'react'
import type { Link as LinkData, NearbyTown } from '#generated/types'
import { Heading } from '../ui/Heading'
import { buttonStyle } from '../ui/button-style'
import { Link } from '../ui/Link'
import { RuledTowns } from '../ui/TownGrid'

interface NearbyAreasProps {
  readonly title: string
  readonly towns: readonly NearbyTown[]
  readonly all: LinkData
  /** The town on the map, beside the list. */
  readonly map: ReactNode
}

/** The towns around, and the way to all of them. */
export function NearbyAreas({ title, towns, all, map }: NearbyAreasProps) {
  return (
    <section className="py-section">
      <div className="wrap">
        <Heading as="h2" className="mb-8" text={title} />
        <div className={map ? 'map-beside' : undefined}>
          {map}
          <div>
            <div className="mb-8">
              <RuledTowns towns={towns} columns={map ? 1 : 4} />
            </div>
            <Link to={all.to} className={buttonStyle('outline')}>
              {all.text}
            </Link>
          </div>
        </div>
      </div>
    </section>
  )
}
