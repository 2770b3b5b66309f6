import { Heading } from './Heading'
import { Sentence } from './Sentence'

interface SectionHeadingProps {
  readonly title: string
  readonly lead?: string | null | undefined
}

/** A section's title, with its lead beside it if there is room: level with its end, and never above its top. */
export function SectionHeading({ title, lead = null }: SectionHeadingProps) {
  return (
    <div className="section-heading seven-five">
      <Heading as="h2" text={title} />
      {lead != null && (
        <p className="text-lead text-ink-soft">
          <Sentence text={lead} />
        </p>
      )}
    </div>
  )
}
