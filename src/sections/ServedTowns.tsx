import type { PageOf, Town } from '#generated/types'
import { Heading } from '../ui/Heading'
import { SectionHeading } from '../ui/SectionHeading'
import { TownList } from '../ui/TownList'

/** The served towns by county. */
export function ServedTowns({ title, counties, others }: PageOf<'contact'>['served']) {
  const other = others.towns.length > 0 ? [{ name: others.title, towns: others.towns }] : []
  const lists = [...counties, ...other]
  return (
    <section className="py-section bg-mist">
      <div className="wrap">
        <SectionHeading title={title} />
        <div className={`grid gap-x-16 gap-y-8 ${columnsOf(lists.length)}`.trimEnd()}>
          {lists.map((list) => (
            <NamedTowns key={list.name} {...list} isAlone={lists.length === 1} />
          ))}
        </div>
      </div>
    </section>
  )
}

/** Full rows: of three, or of two with a wide last one. */
function columnsOf(count: number): string {
  if (count === 1) return ''
  return count % 3 === 0 ? 'md:grid-cols-3' : 'md:grid-cols-2 md:*:last:odd:col-span-2'
}

interface NamedTownsProps {
  readonly name: string
  readonly towns: readonly Town[]
  /** The only list has the width of the page. */
  readonly isAlone: boolean
}

function NamedTowns({ name, towns, isAlone }: NamedTownsProps) {
  return (
    <div className="border-t border-ink pt-5">
      <Heading as="h3" className="mb-2" text={name} />
      <TownList towns={towns} isWide={isAlone} />
    </div>
  )
}
