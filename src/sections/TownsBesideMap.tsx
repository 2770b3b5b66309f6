import type { ReactNode } from 'react'
import type { Link as LinkData, Town } from '#generated/types'
import { Heading } from '../ui/Heading'
import { buttonStyle } from '../ui/button-style'
import { Link } from '../ui/Link'
import { TownName } from '../ui/TownName'

interface TownsBesideMapProps {
  readonly title: string
  readonly towns: readonly Town[]
  readonly map: ReactNode
  /** A link to the full list, if it was cut. */
  readonly all?: LinkData
  readonly ground?: 'bg-mist'
}

/** A list of towns, linked if they have a page; on phones it is above the map. */
export function TownsBesideMap({ title, towns, map, all, ground }: TownsBesideMapProps) {
  return (
    <section className={`py-section ${ground ?? ''}`.trimEnd()}>
      <div className="wrap">
        <Heading as="h2" className="mb-5" text={title} />
        <div className={map ? 'map-beside' : undefined}>
          {map}
          <div className="max-md:order-first">
            <ul
              role="list"
              className={`grid grid-cols-2 gap-x-8 max-[18em]:grid-cols-1 ${map ? (towns.length < 10 ? 'lg:grid-cols-1' : '') : 'lg:grid-cols-4'}`.trimEnd()}
            >
              {towns.map((town) => (
                <li
                  key={town.name}
                  className="flex min-h-11 items-center border-t border-rule-strong"
                >
                  <TownName town={town} className="flex min-h-11 items-center" />
                </li>
              ))}
            </ul>
            {all && (
              <Link to={all.to} className={`${buttonStyle('outline')} mt-5`}>
                {all.text}
              </Link>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}
