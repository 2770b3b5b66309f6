import type { ReactNode } from 'react'
import type { CountyExcerpt } from '#generated/types'
import { CountyName } from '../ui/CountyName'
import { TownList } from '../ui/TownList'
import { TownRows } from '../ui/TownRows'

interface AreasOnMapProps {
  readonly map: ReactNode
  readonly counties: readonly CountyExcerpt[]
  /** A map per county, which replaces the map on small screens. */
  readonly countyMaps: readonly ReactNode[]
}

/** With more towns than this, and with words about a county, rows are longer than the map. */
const few = 24

const isBrief = (counties: readonly CountyExcerpt[]) =>
  counties.every(({ summary, all }) => !summary && !all) &&
  counties.flatMap(({ towns }) => towns).length <= few

/** The map of all towns, surrounded by lists per county. */
export function AreasOnMap({ map, counties, countyMaps }: AreasOnMapProps) {
  const isInRows = isBrief(counties)
  return (
    <div className="py-section">
      <div className="wrap map-amid">
        {map}
        {counties.map((county, index) => (
          <section key={county.name} className={isInRows ? 'mb-8 flow-root' : 'mb-8'}>
            <h2 className="mb-3 text-title">
              <CountyName {...county} />
            </h2>
            {county.summary && <p className="mb-3 text-ink-soft">{county.summary}</p>}
            {countyMaps[index]}
            {isInRows ? (
              <TownRows towns={county.towns} className="town-columns" />
            ) : (
              <TownList towns={county.towns} all={county.all} />
            )}
          </section>
        ))}
      </div>
    </div>
  )
}
