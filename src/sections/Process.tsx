import type { TextItem } from '#generated/types'
import { Heading } from '../ui/Heading'
import { SectionHeading } from '../ui/SectionHeading'

interface ProcessProps {
  readonly title: string
  readonly steps: readonly TextItem[]
}

/** The work process, step by step. */
export function Process({ title, steps }: ProcessProps) {
  return (
    <section className="py-section bg-mist">
      <div className="wrap">
        <SectionHeading title={title} />
        <ol className="auto-columns" role="list">
          {steps.map((step, index) => (
            <li key={step.title} className="max-sm:grid max-sm:grid-cols-[2.75rem_1fr]">
              <span className="step-number">{index + 1}</span>{' '}
              <Heading as="h3" className="sm:mt-4" text={step.title} />
              <p className="mt-2 text-ink-soft">{step.description}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
