import { Drawing } from '../illustrations/Drawing'
import type { JobCard as JobCardData } from '../../generated/types'
import { Heading } from '../ui/Heading'
import { Link } from '../ui/Link'
import { Photograph } from '../ui/Photograph'

interface JobCardsProps {
  readonly jobs: readonly JobCardData[]
  /** The level of the cards' headings. */
  readonly level: 'h2' | 'h3'
}

const picture = 'aspect-4/3 w-full border-ink object-cover'

/** Finished jobs on one ruled sheet; one alone lies across it. */
export function JobCards({ jobs, level: Level }: JobCardsProps) {
  const isAlone = jobs.length === 1
  const columns = jobs.length === 2 ? 'sm:grid-cols-2' : 'sm:grid-cols-2 md:grid-cols-3'
  const line = isAlone ? 'sm:border-r' : 'border-b'
  return (
    <ul role="list" className={`card-grid ${isAlone ? '' : columns}`}>
      {jobs.map((job) => (
        <li
          key={job.path}
          className={`group relative bg-paper ${isAlone ? 'items-center sm:grid sm:grid-cols-2' : ''}`}
        >
          {job.photo ? (
            <Photograph
              photo={job.photo}
              sizes="(width < 37.5rem) 100vw, 40rem"
              className={`${picture} ${line}`}
            />
          ) : (
            <Drawing name={`house-${job.house}`} className={`${picture} bg-mist ${line}`} />
          )}
          <div className="p-card">
            <Level className="text-title">
              <Link
                to={job.path}
                className="stretched-link underline-offset-4 group-hover:underline"
              >
                <Heading as="span" className="block" text={job.title} />
              </Link>
            </Level>
            <p className="mt-2 text-ink-soft">
              {job.town}, {job.month}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
