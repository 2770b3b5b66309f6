import type { PageOf, Town } from '#generated/types'
import { Heading } from '../ui/Heading'
import { SectionHeading } from '../ui/SectionHeading'
import { TownList } from '../ui/TownList'

/** The served towns by county. */
export function ServedTowns({ title, counties, others }: PageOf<'contact'>['served']) {
  return (
    <section className="py-section bg-mist">
      <div className="wrap">
        <SectionHeading title={title} />
        <div className="auto-columns">
          {counties.map((county) => (
            <NamedTowns key={county.name} title={county.name} towns={county.towns} />
          ))}
          {others.towns.length > 0 && <NamedTowns title={others.title} towns={others.towns} />}
        </div>
      </div>
    </section>
  )
}

interface NamedTownsProps {
  readonly title: string
  readonly towns: readonly Town[]
}

function NamedTowns({ title, towns }: NamedTownsProps) {
  return (
    <div className="border-t border-ink pt-5">
      <Heading as="h3" className="mb-2" text={title} />
      <TownList towns={towns} />
    </div>
  )
}
