import type { PageOf } from '#generated/types'
import { Heading } from '../ui/Heading'
import { SectionHeading } from '../ui/SectionHeading'
import { TownList } from '../ui/TownList'

/** The served towns by county. */
export function ServedTowns({ title, lists }: PageOf<'contact'>['served']) {
  return (
    <section className="py-section bg-paper">
      <div className="wrap">
        <SectionHeading title={title} />
        <div className="auto-columns">
          {lists.map(({ name, towns }) => (
            <div key={name} className="border-t border-ink pt-5">
              <Heading as="h3" className="mb-2" text={name} />
              <TownList towns={towns} />
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
