import type { ReactNode } from 'react'
import type { CountySummary, Link as LinkData, Stat } from '#generated/types'
import { buttonStyle } from '../ui/button-style'
import { CountyName } from '../ui/CountyName'
import { Link } from '../ui/Link'
import { SectionHeading } from '../ui/SectionHeading'
import { StatList } from '../ui/StatList'

interface AreasOverviewProps {
  readonly title: string
  readonly lead: string
  readonly stats: readonly Stat[]
  readonly counties: readonly CountySummary[]
  readonly all: LinkData
  readonly map: ReactNode
}

/** Where we work, in numbers and counties. */
export function AreasOverview({ title, lead, stats, counties, all, map }: AreasOverviewProps) {
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
              className={`grid gap-x-16 gap-y-8 py-9 ${map ? '' : 'md:grid-cols-2'}`.trimEnd()}
            >
              {counties.map((county) => (
                <li key={county.name}>
                  <h3>
                    <CountyName {...county} />
                  </h3>
                  <p className="mt-2 text-ink-soft">{county.summary}</p>
                </li>
              ))}
            </ul>
            <Link to={all.to} className={buttonStyle('outline')}>
              {all.text}
            </Link>
          </div>
        </div>
      </div>
    </section>
  )
}
