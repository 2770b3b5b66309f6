import type { ReactNode } from 'react'
import type { CountyExcerpt } from '#generated/types'
import { CountyName } from '../ui/CountyName'
import { TownList } from '../ui/TownList'

interface AreasOnMapProps {
  readonly map: ReactNode
  readonly counties: readonly CountyExcerpt[]
  /** Whether each town has a row. */
  readonly isShort: boolean
  /** A map per county, which replaces the map on small screens. */
  readonly countyMaps: readonly ReactNode[]
}

/** The map of all towns, surrounded by lists per county. */
export function AreasOnMap({ map, counties, isShort, countyMaps }: AreasOnMapProps) {
  const rows = isShort ? (isAsTallAsMap(counties) ? 'town-rows town-column' : 'town-rows') : ''
  return (
    <div className="py-section">
      <div className="wrap map-amid">
        {map}
        {counties.map((county, index) => (
          <section key={county.name} className={`mb-8 ${rows}`.trimEnd()}>
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

/** In units of a row: what a map beside it has room for, and the name of a county with the space around it. */
const [room, name] = [15, 1.8]

/** Whether towns in one column reach about as far down as the map beside them. */
const isAsTallAsMap = (counties: readonly CountyExcerpt[]) =>
  counties.reduce((sum, { towns }) => sum + towns.length + name, 0) <= room
