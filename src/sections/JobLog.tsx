import type { PageOf } from '#generated/types'
import { JobSheet } from './JobSheet'
import { JobStory } from './JobStory'

export interface JobLogProps {
  readonly page: PageOf<'job'>
}

/** All that is known of a finished job: the sheet, and what was found and done. */
export function JobLog({ page }: JobLogProps) {
  const photo = page.photos.find(({ stage }) => stage === 'after') ?? page.photos[0] ?? null
  return (
    <>
      <JobSheet page={page} photo={photo} />
      <JobStory page={page} topPhoto={photo} />
    </>
  )
}
