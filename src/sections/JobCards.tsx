import type { ReactNode } from 'react'
import { Drawing } from '../illustrations/Drawing'
import type { JobCard as JobCardData } from '#generated/types'
import { Heading } from '../ui/Heading'
import { Link } from '../ui/Link'
import { Photograph } from '../ui/Photograph'
import { inMiles } from '../ui/in-miles'

interface JobCardsProps {
  readonly jobs: readonly (JobCardData & { readonly miles?: number })[]
  /** The level of the cards' headings. */
  readonly level: 'h2' | 'h3'
  /** A customer's review beside a single job. */
  readonly children?: ReactNode
}

const picture = 'aspect-4/3 w-full border-ink object-cover'

/** Text without a picture is aligned with the bottom of the row. */
const wordsAlone = 'bg-mist grid content-end'
const alone = 'bg-paper items-center sm:grid sm:grid-cols-2 lg:grid-cols-[2fr_3fr]'

/** Finished jobs in a grid; the newest are larger if a row would not be full, and a single one spans it. */
export function JobCards({ jobs, level: Level, children }: JobCardsProps) {
  const isAlone = jobs.length === 1
  const isThree = jobs.length === 3
  // One or two rows of two before the rows of three.
  const large = [0, 4, 2][jobs.length % 3] ?? 0
  const first = isThree ? 'col-span-2' : 'md:col-span-2'
  const spanOf = (index: number) =>
    index < large ? 'md:col-span-3' : index === 0 ? first : 'md:col-span-2'
  const line = isAlone ? 'sm:border-r' : 'border-b'
  const groundOf = ({ photo, house }: JobCardData) =>
    (photo ?? house) === null ? wordsAlone : isAlone ? alone : 'bg-paper'
  return (
    <ul
      role="list"
      className={`card-grid ${isAlone ? '' : isThree ? 'grid-cols-2 md:grid-cols-6' : 'sm:grid-cols-2 md:grid-cols-6'}`.trimEnd()}
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
            <Level className={isAlone ? 'text-[min(2rem,8vw)]' : 'text-title'}>
              <Link
                to={job.path}
                className="stretched-link underline-offset-4 group-hover:underline"
              >
                <Heading as="span" className="block" text={job.title} />
              </Link>
            </Level>
            <p className="mt-2 text-ink-soft">
              {job.town}, {job.month}
              {job.miles ? `, ${inMiles(job.miles)} away` : ''}
            </p>
            {isAlone && children}
          </div>
        </li>
      ))}
    </ul>
  )
}
