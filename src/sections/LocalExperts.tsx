import type { TextItem } from '../../generated/types'

interface LocalExpertsProps {
  readonly title: string
  readonly challenges: readonly string[]
  readonly features: readonly TextItem[]
}

/** What the roofs of a town are up against, and what we bring. */
export function LocalExperts({ title, challenges, features }: LocalExpertsProps) {
  return (
    <section className="band">
      <div className="wrap grid items-start gap-x-16 gap-y-10 md:grid-cols-[6fr_5fr]">
        <div>
          <h2>{title}</h2>
          <ul className="mt-8 border-b border-rule-strong">
            {challenges.map((challenge) => (
              <li key={challenge} className="border-t border-rule-strong py-4">
                <p className="ridge text-lead">{challenge}</p>
              </li>
            ))}
          </ul>
        </div>
        <ul className="sheet sheet-bleed sm:grid-cols-2">
          {features.map((feature) => (
            <li key={feature.title} className="p-card">
              <h3>{feature.title}</h3>
              <p className="mt-2 text-ink-soft">{feature.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
