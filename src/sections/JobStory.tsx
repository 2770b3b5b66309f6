import type { JobPhoto, PageOf } from '#generated/types'
import { Heading } from '../ui/Heading'
import { PhotoFrame } from '../ui/PhotoFrame'
import { stageWords } from '../ui/stage-words'
import { Wipe } from '../ui/Wipe'

interface JobStoryProps {
  readonly page: PageOf<'job'>
  /** Already shown on the sheet. */
  readonly topPhoto: JobPhoto | null
}

/** Findings and work of a job, beside photos from before and after. */
export function JobStory({ page, topPhoto }: JobStoryProps) {
  const { found, did, photos } = page
  const before = photos.find(({ stage }) => stage === 'before')
  const after = photos.find(({ stage }) => stage === 'after')
  const wiped = before && after
  const shown = wiped ? [before, after] : photos.filter((photo) => photo === topPhoto)
  const others = photos.filter((photo) => !shown.includes(photo))
  // One alone would leave two thirds of a row empty.
  const isBelowText = wiped !== undefined && others.length === 1
  const frames = others.map((photo) => (
    <PhotoFrame key={photo.src} photo={photo} sizes="(width < 37.5rem) 100vw, 36rem">
      {stageWords[photo.stage]}
    </PhotoFrame>
  ))
  return (
    <section className="py-section">
      <div className={`wrap gap-y-8 ${wiped ? 'seven-five' : 'grid'}`}>
        {wiped && <Wipe {...{ before, after }} />}
        <div className={`grid content-start gap-x-16 gap-y-8 ${wiped ? '' : 'md:grid-cols-2'}`}>
          <div className="border-t-4 border-ink pt-5">
            <Heading as="h2" className="text-title" text="What we found" />
            <p className="mt-2 text-lead">{found}</p>
          </div>
          <div className="border-t-4 border-copper pt-5">
            <Heading as="h2" className="text-title" text="What we did" />
            <p className="mt-2 text-lead">{did}</p>
          </div>
          {isBelowText && frames}
        </div>
      </div>
      {others.length > 0 && !isBelowText && (
        <div
          className={`wrap mt-8 grid gap-4 sm:grid-cols-2 ${others.length > 2 ? 'md:grid-cols-3' : ''}`.trimEnd()}
        >
          {frames}
        </div>
      )}
    </section>
  )
}
