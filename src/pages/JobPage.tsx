import type { PageOf } from '#generated/types'
import { FinishedWork } from '../sections/FinishedWork'
import { LazyJobLog } from '../sections/lazy-parts'
import { Reviews } from '../sections/Reviews'
import { PageCall } from './PageCall'

/** `/work/{slug}`: the log sheet of a finished job. */
export function JobPage({ page }: { readonly page: PageOf<'job'> }) {
  return (
    <>
      <LazyJobLog page={page} />
      <Reviews title="What the customer wrote" reviews={page.reviews} />
      <FinishedWork title="Other jobs nearby" jobs={page.near} />
      <PageCall call={page.call} />
    </>
  )
}
