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

/**
 * Finished jobs in a grid, those with a photo first, so that no row mixes photos with drawings. The first are larger
 * if a row would not be full, and a single one spans it.
 */
export function JobCards({ jobs, level, children }: JobCardsProps) {
  const groups = [jobs.filter(({ photo }) => photo), jobs.filter(({ photo }) => !photo)]
  const isThree = groups.some(({ length }) => length === 3) && jobs.length === 3
  const columns = isThree ? 'grid-cols-2 md:grid-cols-6' : 'sm:grid-cols-2 md:grid-cols-6'
  return (
    <ul role="list" className={`card-grid ${jobs.length === 1 ? '' : columns}`.trimEnd()}>
      {groups.flatMap((group) =>
        group.map((job, index) => (
          <Card
            key={job.path}
            {...{ job, level }}
            isAlone={group.length === 1}
            width={jobs.length === 1 ? '' : widthOf(index, group.length, isThree)}
          >
            {jobs.length === 1 && children}
          </Card>
        )),
      )}
    </ul>
  )
}

/** The width class of a card of a group: one or two rows of two before the rows of three. */
function widthOf(index: number, count: number, isThree: boolean): string {
  if (count === 1) return 'sm:col-span-2 md:col-span-6'
  const large = [0, 4, 2][count % 3] ?? 0
  const wide = index < large ? 'md:col-span-3' : 'md:col-span-2'
  if (index > 0 || count % 2 === 0) return wide
  return `${isThree ? 'col-span-2' : 'sm:col-span-2'} ${wide}`
}

interface CardProps {
  readonly job: JobCardsProps['jobs'][number]
  readonly level: JobCardsProps['level']
  /** Whether it has its own row. */
  readonly isAlone: boolean
  /** Its width class in the grid. */
  readonly width: string
  readonly children: ReactNode
}

function Card({ job, level: Level, isAlone, width, children }: CardProps) {
  const line = isAlone ? 'sm:border-r' : 'border-b'
  const pictured = isAlone ? alone : 'bg-paper'
  const ground = (job.photo ?? job.house) === null ? wordsAlone : pictured
  return (
    <li className={`group relative ${ground} ${width}`.trimEnd()}>
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
          <Link to={job.path} className="stretched-link underline-offset-4 group-hover:underline">
            <Heading as="span" className="block" text={job.title} />
          </Link>
        </Level>
        <p className="mt-2 text-ink-soft">
          {job.town}, {job.month}
          {job.miles ? `, ${inMiles(job.miles)} away` : ''}
        </p>
        {children}
      </div>
    </li>
  )
}
