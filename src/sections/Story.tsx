import type { Link as LinkData, Stat } from '#generated/types'
import { Link } from '../ui/Link'
import { StatList } from '../ui/StatList'

interface StoryProps {
  readonly paragraphs: readonly string[]
  readonly stats: readonly Stat[]
  /** Beside the story of a firm without numbers: what it does. */
  readonly services: readonly LinkData[]
}

/** The firm's story, with years and numbers, or else its services. */
export function Story({ paragraphs, stats, services }: StoryProps) {
  return (
    <div className="py-section">
      <div className="wrap story seven-five gap-y-12">
        <div className="grid content-start gap-y-5">
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className={isOpen(paragraph) ? 'open-text' : 'text-lead'}>
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

/** Whether the owner has yet to write it; no site is published with such a text. */
const isOpen = (text: string) => text.startsWith('TODO: ')
