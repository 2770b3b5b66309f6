import type { ReactNode } from 'react'
import type { CountyExcerpt, PageOf } from '#generated/types'
import { CountyName } from '../ui/CountyName'
import { TownList } from '../ui/TownList'

interface AreasOnMapProps {
  readonly map: ReactNode
  readonly counties: readonly CountyExcerpt[]
  /** Whether each town has a row, and how many stand side by side. */
  readonly isShort: PageOf<'service-areas'>['isShort']
  /** A map per county, which replaces the map on small screens. */
  readonly countyMaps: readonly ReactNode[]
}

/** The map of all towns, surrounded by lists per county. */
export function AreasOnMap({ map, counties, isShort, countyMaps }: AreasOnMapProps) {
  return (
    <div className="py-section">
      <div className="wrap map-amid">
        {map}
        {counties.map((county, index) => (
          <section key={county.name} className={isShort ? `mb-8 town-rows ${isShort}` : 'mb-8'}>
            <h2 className="mb-3 text-title">
              <CountyName {...county} />
            </h2>
            {county.summary && <p className="mb-3 text-ink-soft">{county.summary}</p>}
            {countyMaps[index]}
            <TownList towns={county.towns} all={county.all} />
          </section>
        ))}
      </div>
    </div>
  )
}
