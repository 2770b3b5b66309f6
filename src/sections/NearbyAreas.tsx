import type { Link as LinkData, Town } from '../../generated/types'
import { buttonStyle } from '../ui/button-style'
import { Link } from '../ui/Link'

interface NearbyAreasProps {
  readonly title: string
  readonly towns: readonly Town[]
  readonly all: LinkData
}

/** The towns around, and the way to all of them. */
export function NearbyAreas({ title, towns, all }: NearbyAreasProps) {
  return (
    <section className="band">
      <div className="wrap">
        <h2>{title}</h2>
        <ul className="my-8 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
          {towns.map((town) => (
            <li key={town.name} className="border-t border-rule-strong">
              {town.path === null ? (
                <span className="flex min-h-14 items-center text-ink-soft">{town.name}</span>
              ) : (
                <Link to={town.path} className="text-link flex min-h-14 items-center">
                  {town.name}
                </Link>
              )}
            </li>
          ))}
        </ul>
        <Link to={all.to} className={buttonStyle('outline')}>
          {all.text}
        </Link>
      </div>
    </section>
  )
}
