import type { PageOf } from '../../generated/types'
import { PhotoFrame } from '../ui/PhotoFrame'
import { Wipe } from '../ui/Wipe'

/** What was found and what was done, beside how it looked before and after. */
export function JobStory({ page }: { readonly page: PageOf<'job'> }) {
  const { found, did, photos } = page
  const before = photos.find(({ stage }) => stage === 'before')
  const after = photos.findLast(({ stage }) => stage === 'after')
  const wiped = before && after
  const others = photos.filter((photo) => photo.stage === 'during')
  return (
    <section className="py-section">
      <div className={`wrap grid gap-x-16 gap-y-10 ${wiped ? 'md:grid-cols-[7fr_5fr]' : ''}`}>
        {wiped && <Wipe {...{ before, after }} />}
        <div className={`grid content-start gap-x-16 gap-y-8 ${wiped ? '' : 'md:grid-cols-2'}`}>
          <div className="border-t-4 border-ink pt-5">
            <h2 className="text-title">What we found</h2>
            <p className="mt-2 text-lead">{found}</p>
          </div>
          <div className="border-t-4 border-copper pt-5">
            <h2 className="text-title">What we did</h2>
            <p className="mt-2 text-lead">{did}</p>
          </div>
        </div>
      </div>
      {others.length > 0 && (
        <div className="wrap mt-10 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {others.map((photo) => (
            <PhotoFrame key={photo.src} photo={photo} sizes="(width < 37.5rem) 100vw, 26rem">
              During the work
            </PhotoFrame>
          ))}
        </div>
      )}
    </section>
  )
}
