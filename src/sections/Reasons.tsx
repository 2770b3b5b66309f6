import type { WhyChooseUs } from '#generated/types'
import { Heading } from '../ui/Heading'
import { Sentence } from '../ui/Sentence'
import { SectionHeading } from '../ui/SectionHeading'

interface ReasonsProps {
  readonly title: string
  readonly lead?: string
  readonly items: WhyChooseUs['reasons']
}

/** Reasons to choose the firm, on a dark background. */
export function Reasons({ title, lead, items }: ReasonsProps) {
  return (
    <section className="ground-dark py-section">
      <div className="wrap">
        <SectionHeading {...{ title, lead }} />
        <ul role="list" className="auto-columns max-sm:gap-2.5">
          {items.map((item) => (
            <li
              key={item.title}
              className="border-t border-copper-light pt-3 sm:border-t-4 sm:pt-5"
            >
              <Heading as="h3" text={item.title} />
              {item.description !== null && (
                <p className="mt-2 text-ink-soft max-sm:mt-0.5 max-sm:text-small">
                  <Sentence text={item.description} />
                </p>
              )}
              {item.answer !== undefined && (
                <p className="mt-3">
                  <b>Our answer:</b> <Sentence text={item.answer} />
                </p>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
