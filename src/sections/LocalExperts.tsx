import { Drawing } from '../illustrations/Drawing'
import type { FactSheet, LocalChallenge, TextItem } from '#generated/types'
import { Heading } from '../ui/Heading'
import { Sentence } from '../ui/Sentence'

interface LocalExpertsProps {
  readonly title: string
  readonly challenges: readonly LocalChallenge[]
  readonly facts: FactSheet
  readonly features: readonly TextItem[]
}

/** Local challenges for roofs, facts about the town, and what the firm offers. */
export function LocalExperts({ title, challenges, facts, features }: LocalExpertsProps) {
  // Items with a drawing come first, so that no gaps appear between them.
  const drawnFirst = [true, false].flatMap((isDrawn) =>
    challenges.filter(({ drawing }) => (drawing !== null) === isDrawn),
  )
  return (
    <section className="py-section">
      <div className="wrap grid gap-x-16 gap-y-7 lg:grid-cols-[4fr_7fr] lg:grid-rows-[auto_auto_1fr]">
        <Heading as="h2" text={title} />
        <ul role="list" className="challenges">
          {drawnFirst.map((challenge) => (
            <Challenge key={challenge.text} {...challenge} />
          ))}
        </ul>

        {facts.lines.length > 0 && <Facts {...facts} />}
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
        <p>
          <Sentence text={text} />
        </p>
      </div>
      {drawing !== null && (
        <Drawing name={drawing} className="challenge-drawing border border-ink bg-mist" />
      )}
    </li>
  )
}

/** A sheet of facts; a single one is no sheet, and has no heading. */
function Facts({ title, lines }: FactSheet) {
  const isSheet = lines.length > 1
  return (
    <div className="self-start">
      {isSheet && <Heading as="h3" className="pb-3" text={title} />}
      <dl className={isSheet ? 'facts' : 'fact'}>
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
  return (
    <ul role="list" className="features">
      {features.map(({ title, description }) => (
        <li key={title} className="border-t border-ink pt-3">
          <Heading as="h3" text={title} />
          <p className="mt-1 text-ink-soft">
            <Sentence text={description} />
          </p>
        </li>
      ))}
    </ul>
  )
}
