import type { Town } from '../../generated/types'
import { TownList } from '../ui/TownList'

interface CountyTownsProps {
  readonly title: string
  readonly towns: readonly Town[]
}

/** All towns of one county page. */
export function CountyTowns({ title, towns }: CountyTownsProps) {
  return (
    <section className="band bg-mist">
      <div className="wrap">
        <h2 className="mb-6">{title}</h2>
        <TownList towns={towns} />
      </div>
    </section>
  )
}
