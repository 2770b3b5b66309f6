import { WorkedElevation } from '../illustrations/WorkedElevation'
import type { House, JobPhoto, PageOf } from '#generated/types'
import { drawnPart } from '../illustrations/houses/parts'
import { Heading } from '../ui/Heading'
import { PhotoFrame } from '../ui/PhotoFrame'
import { stageWords } from '../ui/stage-words'
import { JobFigures } from './JobFigures'

interface JobSheetProps {
  readonly page: PageOf<'job'>
  readonly photo: JobPhoto | null
}

/** The top of a job's page, styled as a builder's log sheet: elevation, photo and figures. */
export function JobSheet({ page, photo }: JobSheetProps) {
  const { heading, town, month, house } = page
  const isSplit = house !== null && photo !== null
  return (
    <section className="border-b border-ink bg-mist py-hero">
      <div className="wrap">
        <Heading as="h1" className="mb-8 max-w-[14.1em]" text={heading} />
        <div className={`card-grid bg-paper ${isSplit ? 'md:grid-cols-2' : ''}`}>
          {house && <DrawnHouse page={page} house={house} />}
          {photo && (
            <div className="grid content-center bg-mist p-4">
              <PhotoFrame photo={photo} sizes="(width < 52rem) 100vw, 38rem" isFirst>
                {stageWords[photo.stage]}: {town.name}, {month}
              </PhotoFrame>
            </div>
          )}
          <JobFigures page={page} className={isSplit ? 'md:col-span-2' : ''} />
        </div>
      </div>
    </section>
  )
}

interface DrawnHouseProps {
  readonly page: PageOf<'job'>
  readonly house: House
}

function DrawnHouse({ page: { worked, area, legend }, house }: DrawnHouseProps) {
  const part = worked && drawnPart(house, worked)
  const size = area !== null && worked?.endsWith('roof') ? `: ${area}` : ''
  return (
    <figure className="flex flex-col">
      <WorkedElevation
        house={house}
        part={part}
        label={startSentence(part ?? '') + size}
        className="max-h-112 w-full flex-1"
      />
      <figcaption className="px-3 py-2 text-small text-ink-soft">
        {part ? `${legend.drawn} ${legend.hatched}: the ${part}.` : legend.drawn}
      </figcaption>
    </figure>
  )
}

const startSentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
