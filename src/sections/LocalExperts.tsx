import { Drawing } from '../illustrations/Drawing'
import type { AreaPage, Fact, LocalChallenge, TextItem } from '#generated/types'
import { Heading } from '../ui/Heading'
import { cardWidths, evenSpans } from './card-spans'

interface LocalExpertsProps {
  readonly title: string
  readonly challenges: readonly LocalChallenge[]
  readonly facts: AreaPage['facts']
  readonly features: readonly TextItem[]
}

/** What the roofs of a town are up against, the town on one sheet, and what we bring. */
export function LocalExperts({ title, challenges, facts, features }: LocalExpertsProps) {
  const lines = [...facts.known, ...facts.own]
  return (
    <section className="py-section">
      <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[4fr_7fr] lg:grid-rows-[auto_1fr]">
        <Heading as="h2" text={title} />
        <ul
          role="list"
          className="challenges self-start border-b border-rule-strong lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          {challenges.map((challenge) => (
            <Challenge key={challenge.text} {...challenge} />
          ))}
        </ul>

        {lines.length > 0 && <Facts title={facts.title} lines={lines} />}
        <Features features={features} />
      </div>
    </section>
  )
}

function Challenge({ title, text, drawing }: LocalChallenge) {
  return (
    <li className="challenge">
      <div>
        {title !== null && <Heading as="h3" className="mb-1.5" text={title} />}
        <p>{text}</p>
      </div>
      {drawing !== null && (
        <Drawing name={drawing} className="challenge-drawing border border-ink bg-mist" />
      )}
    </li>
  )
}

interface FactsProps {
  readonly title: string
  readonly lines: readonly Fact[]
}

function Facts({ title, lines }: FactsProps) {
  return (
    <div className="self-start lg:sticky lg:top-28">
      <Heading as="h3" className="pb-3" text={title} />
      <dl className="facts">
        {lines.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Features({ features }: Pick<LocalExpertsProps, 'features'>) {
  const widths = cardWidths(evenSpans(features.length, 4, 3))
  return (
    <ul role="list" className="card-grid sm:grid-cols-2 lg:col-span-2 lg:grid-cols-12">
      {features.map((feature, index) => (
        <li key={feature.title} className={`p-card ${widths[index]}`}>
          <Heading as="h3" text={feature.title} />
          <p className="mt-1.5 text-ink-soft">{feature.description}</p>
        </li>
      ))}
    </ul>
  )
}
