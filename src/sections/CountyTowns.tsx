import type { ReactNode } from 'react'
import type { Town } from '#generated/types'
import { Heading } from '../ui/Heading'
import { RuledTowns } from '../ui/TownGrid'
import { TownList } from '../ui/TownList'

interface CountyTownsProps {
  readonly title: string
  readonly towns: readonly Town[]
  /** The county on the map, beside the list. */
  readonly map: ReactNode
}

/** All towns of one county page. */
export function CountyTowns({ title, towns, map }: CountyTownsProps) {
  return (
    <section className="py-section bg-mist">
      <div className="wrap">
        <Heading as="h2" className="mb-6" text={title} />
        {map ? (
          <div className="map-beside">
            {map}
            <RuledTowns towns={towns} columns={2} />
          </div>
        ) : (
          <TownList towns={towns} />
        )}
      </div>
    </section>
  )
}
