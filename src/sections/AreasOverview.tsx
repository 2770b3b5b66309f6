import type { ReactNode } from 'react'
import type { CountyExcerpt, Link as LinkData, Stat, Town } from '#generated/types'
import { buttonStyle } from '../ui/button-style'
import { CountyName } from '../ui/CountyName'
import { Link } from '../ui/Link'
import { SectionHeading } from '../ui/SectionHeading'
import { StatList } from '../ui/StatList'
import { TownList } from '../ui/TownList'

interface AreasOverviewProps {
  readonly title: string
  readonly lead: string
  readonly stats: readonly Stat[]
  readonly counties: readonly CountyExcerpt[]
  readonly all: LinkData
  readonly map: ReactNode
  /** Towns with a page that no county lists, for small screens, where the map has no links. */
  readonly towns: readonly Town[]
  /** Whether each town has a row of its own. */
  readonly isInRows: boolean
}

/** The service area in numbers and counties. */
export function AreasOverview({
  title,
  lead,
  stats,
  counties,
  all,
  map,
  towns,
  isInRows,
}: AreasOverviewProps) {
  return (
    <section className="py-section bg-sand">
      <div className="wrap">
        <SectionHeading title={title} lead={lead} />
        <div className={map ? 'map-beside map-beside-wide' : undefined}>
          {map}
          <div>
            {stats.length > 0 && <StatList stats={stats} />}
            <ul
              role="list"
              className={`grid gap-x-16 gap-y-4 pb-6 sm:gap-y-8 sm:pb-9 ${map ? '' : 'md:grid-cols-2'}`.trimEnd()}
            >
              {counties.map((county) => (
                <li key={county.name} className={isInRows ? 'town-rows' : undefined}>
                  <h3 className="max-md:mb-2">
                    <CountyName {...county} />
                  </h3>
                  {/* On phones its page says it, where it has one. */}
                  {county.summary && (
                    <p
                      className={`text-ink-soft md:mt-2 ${county.path ? 'max-sm:hidden' : ''}`.trimEnd()}
                    >
                      {county.summary}
                    </p>
                  )}
                  {county.towns.length > 0 && <TownList towns={county.towns} all={county.all} />}
                </li>
              ))}
            </ul>
            {towns.length > 0 && (
              <div className="mb-8 md:hidden">
                <TownList towns={towns} />
              </div>
            )}
            <Link to={all.to} className={buttonStyle('outline')}>
              {all.text}
            </Link>
          </div>
        </div>
      </div>
    </section>
  )
}
