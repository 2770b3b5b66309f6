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
    <section className="py-section">
      <div className="wrap grid gap-x-16 gap-y-8 md:grid-cols-[4fr_7fr] md:grid-rows-[auto_1fr]">
        <h2>{title}</h2>
        <ul
          role="list"
          className="self-start border-b border-rule-strong md:col-start-2 md:row-span-2 md:row-start-1"
        >
          {challenges.map((challenge, index) => (
            <li key={challenge} className="challenge">
              <Drawing
                name={drawings[index] ?? 'ladder'}
                className="challenge-drawing w-full border border-ink bg-mist"
              />
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
    <ul role="list" className="card-grid self-start sm:max-md:grid-cols-2">
      {features.map((feature) => (
        <li key={feature.title} className="p-card">
          <h3>{feature.title}</h3>
          <p className="mt-1.5 text-ink-soft">{feature.description}</p>
        </li>
      ))}
    </ul>
  )
}
