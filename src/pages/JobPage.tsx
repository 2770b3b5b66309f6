import type { PageOf } from '#generated/types'
import { FinishedWork } from '../sections/FinishedWork'
import { LazyJobLog } from '../sections/lazy-parts'
import { Reviews } from '../sections/Reviews'
import { PageCall } from './PageCall'

/** `/work/{slug}`: the log sheet of a finished job. */
export function JobPage({ page }: { readonly page: PageOf<'job'> }) {
  const { town, reviews } = page
  const call = {
    title: `Another roof in ${town.name}?`,
    text: 'Tell us about yours. We come and look before we say what it needs.',
  }
  return (
    <>
      <LazyJobLog page={page} />
      <Reviews title="What the customer wrote" reviews={reviews} />
      <FinishedWork title="Other jobs near" jobs={page.near} />
      <PageCall call={call} />
    </>
  )
}
