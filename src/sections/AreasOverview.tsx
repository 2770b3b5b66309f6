import type { ReactNode } from 'react'
import type { CountySummary, Link as LinkData, Stat, Town } from '#generated/types'
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
  readonly counties: readonly CountySummary[]
  readonly all: LinkData
  readonly map: ReactNode
  /** Towns with a page, for small screens, where the map has no links. */
  readonly towns?: readonly Town[]
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
              className={`grid gap-x-16 gap-y-4 py-6 sm:gap-y-8 sm:py-9 ${map ? '' : 'md:grid-cols-2'}`.trimEnd()}
            >
              {counties.map((county) => (
                <li key={county.name}>
                  <h3>
                    <CountyName {...county} />
                  </h3>
                  {/* On phones its page says it, where it has one. */}
                  <p
                    className={`mt-2 text-ink-soft ${county.path ? 'max-sm:hidden' : ''}`.trimEnd()}
                  >
                    {county.summary}
                  </p>
                </li>
              ))}
            </ul>
            {towns && towns.length > 0 && (
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
