import type { PageOf } from '../../generated/types'
import { FinishedWork } from '../sections/FinishedWork'
import { JobSheet } from '../sections/JobSheet'
import { JobStory } from '../sections/JobStory'
import { Reviews } from '../sections/Reviews'
import { PageCall } from './PageCall'

/** `/work/{slug}`: the log sheet of a finished job. */
export function JobPage({ page }: { readonly page: PageOf<'job'> }) {
  const { photos, town, reviews } = page
  const photo = photos.find(({ stage }) => stage === 'after') ?? photos[0] ?? null
  const call = {
    title: `Another roof in ${town.name}?`,
    text: 'Tell us about yours. We come and look before we say what it needs.',
  }
  return (
    <>
      <JobSheet page={page} photo={photo} />
      <JobStory page={page} topPhoto={photo} />
      <Reviews title="What the customer wrote" reviews={reviews} />
      <FinishedWork title="Other jobs near" jobs={page.near} />
      <PageCall call={call} />
    </>
  )
}
