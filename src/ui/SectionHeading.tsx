import { Heading } from './Heading'
import { Sentence } from './Sentence'

interface SectionHeadingProps {
  readonly title: string
  readonly lead?: string | null | undefined
}

/** A section's title, with its lead beside it if there is room: level with its end, and never above its top. */
export function SectionHeading({ title, lead = null }: SectionHeadingProps) {
  return (
    <div className="seven-five mb-6 items-end gap-y-3 sm:mb-8 md:mb-12">
      <Heading as="h2" className="max-w-[14.1em] self-start" text={title} />
      {lead != null && (
        <p className="text-lead text-ink-soft">
          <Sentence text={lead} />
        </p>
      )}
    </div>
  )
}
