import type { PageOf } from '#generated/types'
import { Link } from '../ui/Link'
import { StatList } from '../ui/StatList'

type StoryProps = Pick<PageOf<'about'>, 'story' | 'stats' | 'services'>

/** The firm's story, with years and numbers, or else its services. */
export function Story({ story, stats, services }: StoryProps) {
  return (
    <div className="py-section">
      <div className="wrap story seven-five gap-y-12">
        <div className="grid content-start gap-y-5">
          {story.map((paragraph) => (
            // What the owner has yet to write; no site is published with it.
            <p
              key={paragraph}
              className={paragraph.startsWith('TODO: ') ? 'open-text' : 'text-lead'}
            >
              {paragraph}
            </p>
          ))}
        </div>
        {stats.length > 0 && <StatList stats={stats} />}
        {services.length > 0 && (
          <ul role="list" className="self-start border-b border-rule-strong">
            {services.map(({ text, to }) => (
              <li key={to} className="border-t border-rule-strong py-3">
                <Link to={to} className="text-link">
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
