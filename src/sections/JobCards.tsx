import { Drawing } from '../illustrations/Drawing'
import type { JobCard as JobCardData } from '#generated/types'
import { Heading } from '../ui/Heading'
import { Link } from '../ui/Link'
import { Photograph } from '../ui/Photograph'

interface JobCardsProps {
  readonly jobs: readonly JobCardData[]
  /** The level of the cards' headings. */
  readonly level: 'h2' | 'h3'
}

const picture = 'aspect-4/3 w-full border-ink object-cover'

/** Words without a picture stand at the foot, in a row with those of the others. */
const wordsAlone = 'bg-mist grid content-end'
const alone = 'bg-paper items-center sm:grid sm:grid-cols-2'

/** Finished jobs on one ruled sheet, the newest larger where a row would stay open; one alone lies across it. */
export function JobCards({ jobs, level: Level }: JobCardsProps) {
  const isAlone = jobs.length === 1
  // One or two rows of two come before the rows of three.
  const large = [0, 4, 2][jobs.length % 3] ?? 0
  const spanOf = (index: number) => (index < large ? 'md:col-span-3' : 'md:col-span-2')
  const line = isAlone ? 'sm:border-r' : 'border-b'
  const groundOf = ({ photo, house }: JobCardData) =>
    (photo ?? house) === null ? wordsAlone : isAlone ? alone : 'bg-paper'
  return (
    <ul
      role="list"
      className={`card-grid ${isAlone ? '' : 'sm:grid-cols-2 md:grid-cols-6'}`.trimEnd()}
    >
      {jobs.map((job, index) => (
        <li
          key={job.path}
          className={`group relative ${groundOf(job)} ${isAlone ? '' : spanOf(index)}`.trimEnd()}
        >
          {job.photo ? (
            <Photograph
              photo={job.photo}
              sizes="(width < 37.5rem) 100vw, 40rem"
              className={`${picture} ${line}`}
            />
          ) : (
            job.house && (
              <Drawing name={`house-${job.house}`} className={`${picture} bg-mist ${line}`} />
            )
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
