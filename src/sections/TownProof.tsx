import { Drawing } from '../illustrations/Drawing'
import type { PageOf, Site } from '#generated/types'
import { CredentialList } from '../ui/CredentialList'
import { Link } from '../ui/Link'
import { Photograph } from '../ui/Photograph'
import { Quotation } from '../ui/Quotation'

interface TownProofProps {
  readonly page: PageOf<'area'>
  readonly site: Site
}

/** Right below the top of a town's page: what is done there, who says so, and how near we are. */
export function TownProof({ page, site: { business, ledger } }: TownProofProps) {
  const { milesFromOffice: miles, job, review, cityName } = page
  return (
    <div className="ground-dark">
      {(job ?? review) && (
        <div className="border-b border-slate-rule">
          <div className="wrap grid items-center gap-x-8 gap-y-4 py-4 md:grid-cols-2">
            {job && <TownJob job={job} />}
            {review && <Quotation review={review} className="text-body" />}
          </div>
        </div>
      )}
      <CredentialList
        {...{ business, ledger }}
        distance={miles === null || miles === 0 ? null : `${inMiles(miles)} from ${cityName}`}
      />
    </div>
  )
}

const picture = 'aspect-square w-full border border-slate-rule object-cover'

function TownJob({ job }: { readonly job: NonNullable<PageOf<'area'>['job']> }) {
  const { photo, house, path, title, town, month, miles } = job
  return (
    <div
      className={`relative items-center gap-4 ${(photo ?? house) ? 'grid grid-cols-[4.5rem_minmax(0,1fr)]' : ''}`}
    >
      {photo ? (
        <Photograph photo={photo} sizes="4.5rem" className={picture} />
      ) : (
        house && <Drawing name={`house-${house}`} className={picture} />
      )}
      <p>
        <Link to={path} className="stretched-link text-link">
          {title}
        </Link>{' '}
        <span className="block text-on-slate-soft">
          {`${town}, ${month}${miles > 0 ? `, ${inMiles(miles)} away` : ''}`}
        </span>
      </p>
    </div>
  )
}

const inMiles = (count: number) => `${count} ${count === 1 ? 'mile' : 'miles'}`
