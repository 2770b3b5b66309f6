import type { Stat } from '#generated/types'
import { StatList } from '../ui/StatList'

interface StoryProps {
  readonly paragraphs: readonly string[]
  readonly stats: readonly Stat[]
}

/** The firm's story, with years and numbers. */
export function Story({ paragraphs, stats }: StoryProps) {
  return (
    <div className="py-section">
      <div className="wrap story seven-five gap-y-12">
        <div className="grid content-start gap-y-5">
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="text-lead">
              {paragraph}
            </p>
          ))}
        </div>
        {stats.length > 0 && <StatList stats={stats} />}
      </div>
    </div>
  )
}
