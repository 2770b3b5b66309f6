import { Drawing } from '../illustrations/Drawing'
import type { Business, PageOf } from '../../generated/types'
import { Link } from '../ui/Link'
import { Photograph } from '../ui/Photograph'
import { Quotation } from '../ui/Quotation'
import { Credentials } from './Credentials'

interface TownProofProps {
  readonly page: PageOf<'area'>
  readonly business: Business
}

const picture = 'aspect-square w-full border border-slate-rule object-cover'

/** Right below the top of a town's page: how near we are, what is done there, who says so. */
export function TownProof({ page, business }: TownProofProps) {
  const { milesFromOffice: miles, job, review } = page
  return (
    <Credentials business={business}>
      {miles !== null && miles > 0 && (
        <li>
          <b>{inMiles(miles)}</b> from our office to {page.cityName}
        </li>
      )}
      {job && (
        <li className="relative grid grid-cols-[4rem_minmax(0,1fr)] gap-3">
          {job.photo ? (
            <Photograph photo={job.photo} sizes="4rem" className={picture} />
          ) : (
            <Drawing name={`house-${job.house}`} className={picture} />
          )}
          <span>
            <Link to={job.path} className="stretched-link text-link">
              {job.title}
            </Link>
            <span className="block">
              {job.town}, {job.month}
              {job.miles > 0 && `, ${inMiles(job.miles)} away`}
            </span>
          </span>
        </li>
      )}
      {review && (
        <li>
          <Quotation review={review} className="text-body" />
        </li>
      )}
    </Credentials>
  )
}

const inMiles = (count: number) => `${count} ${count === 1 ? 'mile' : 'miles'}`
