import { WorkedElevation } from '../illustrations/WorkedElevation'
import type { JobPhoto, PageOf } from '../../generated/types'
import { Link } from '../ui/Link'
import { PhotoFrame } from '../ui/PhotoFrame'

interface JobSheetProps {
  readonly page: PageOf<'job'>
  readonly photo: JobPhoto | null
}

/** The top of a job's page, a builder's log sheet: elevation, photo and a row of figures. */
export function JobSheet({ page, photo }: JobSheetProps) {
  const { heading, town, month, house, worked } = page
  const part = worked === 'flat-roof' ? 'flat roof' : worked
  return (
    <section className="border-b border-ink bg-mist py-hero">
      <div className="wrap">
        <h1 className="mb-8 max-w-[24ch]">{heading}</h1>
        <div className={`card-grid bg-paper ${photo ? 'md:grid-cols-2' : ''}`}>
          <figure className="flex flex-col">
            <WorkedElevation
              house={house}
              part={worked}
              label={capitalize(part)}
              className="max-h-112 w-full flex-1"
            />
            <figcaption className="px-4 py-2 text-small text-ink-soft">
              Drawn: the type of house. Hatched: the {part}, which we worked on.
            </figcaption>
          </figure>
          {photo && (
            <div className="grid content-center bg-mist p-4">
              <PhotoFrame photo={photo} sizes="(width < 52rem) 100vw, 38rem" isFirst>
                {capitalize(photo.stage)} the work: {town.name}, {month}
              </PhotoFrame>
            </div>
          )}
          <Figures page={page} isWide={photo !== null} />
        </div>
      </div>
    </section>
  )
}

function Figures({ page, isWide }: Pick<JobSheetProps, 'page'> & { readonly isWide: boolean }) {
  const { town, month, facts } = page
  const place = town.path ? (
    <Link to={town.path} className="text-link">
      {town.name}
    </Link>
  ) : (
    town.name
  )
  const rows = [{ label: 'Town', value: place }, { label: 'Finished', value: month }, ...facts]
  return (
    <dl className={`job-figures ${isWide ? 'md:col-span-2' : ''}`}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-small text-ink-soft">{label}</dt>
          <dd className="font-serif text-title/tight font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
