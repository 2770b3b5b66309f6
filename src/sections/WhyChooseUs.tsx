import type { WhyChooseUs as WhyChooseUsContent } from '#generated/types'
import { Heading } from '../ui/Heading'
import { SectionHeading } from '../ui/SectionHeading'
import { Reasons } from './Reasons'

interface WhyChooseUsProps extends WhyChooseUsContent {
  /** Whether roofs with a steeple and a mill stand above. */
  readonly hasSkyline: boolean | undefined
  /** The background of the section above, behind the roofs. */
  readonly above: 'bg-sand' | 'bg-paper' | 'bg-mist'
}

/** Reasons, in New England below a silhouette of roofs; in one line where more of each is said elsewhere. */
export function WhyChooseUs({ hasSkyline, above, ...content }: WhyChooseUsProps) {
  const { title, lead, reasons, more } = content
  return (
    <>
      {hasSkyline && (
        <div className={above}>
          <div className="roofline" />
        </div>
      )}
      {more !== undefined ? (
        <ReasonsInShort {...content} more={more} />
      ) : (
        <Reasons {...{ title, lead }} items={reasons} />
      )}
    </>
  )
}

type ReasonsInShortProps = WhyChooseUsContent & Required<Pick<WhyChooseUsContent, 'more'>>

function ReasonsInShort({ title, lead, reasons, more }: ReasonsInShortProps) {
  return (
    <section className="ground-dark py-section">
      <div className="wrap">
        <SectionHeading {...{ title, lead }} />
        <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
          <ul role="list" className="contents">
            {reasons.map((reason) => (
              <li key={reason.title} className="bullet">
                <Heading
                  as="h3"
                  className="font-sans text-body leading-relaxed"
                  text={reason.title}
                />
              </li>
            ))}
          </ul>
          {more && (
            <a href={more.to} className="text-link inline-flex min-h-11 items-center">
              {more.text}
            </a>
          )}
        </div>
      </div>
    </section>
  )
}
