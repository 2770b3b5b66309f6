import { Drawing } from '../illustrations/Drawing'
import type { DrawingName, TextItem } from '../../generated/types'

interface LocalExpertsProps {
  readonly title: string
  readonly challenges: readonly string[]
  /** One for each challenge. */
  readonly drawings: readonly DrawingName[]
  readonly features: readonly TextItem[]
}

/** What the roofs of a town are up against, each with a small drawing, and what we bring. */
export function LocalExperts({ title, challenges, drawings, features }: LocalExpertsProps) {
  return (
    <section className="band">
      <div className="wrap experts">
        <h2 className="experts-title">{title}</h2>
        <ul className="experts-list">
          {challenges.map((challenge, index) => (
            <li key={challenge} className="challenge">
              <Drawing name={drawings[index] ?? 'ladder'} className="challenge-print" />
              <p>{challenge}</p>
            </li>
          ))}
        </ul>

        <Features features={features} />
      </div>
    </section>
  )
}

function Features({ features }: Pick<LocalExpertsProps, 'features'>) {
  return (
    <ul className="experts-features sheet sheet-bleed sm:max-md:grid-cols-2">
      {features.map((feature) => (
        <li key={feature.title} className="p-card">
          <h3>{feature.title}</h3>
          <p className="mt-1.5 text-ink-soft">{feature.description}</p>
        </li>
      ))}
    </ul>
  )
}
