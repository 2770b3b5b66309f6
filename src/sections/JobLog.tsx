import type { PageOf } from '#generated/types'
import { JobSheet } from './JobSheet'
import { JobStory } from './JobStory'

export interface JobLogProps {
  readonly page: PageOf<'job'>
}

/** All details of a finished job: the sheet, findings and work. */
export function JobLog({ page }: JobLogProps) {
  const photo = page.photos.find(({ stage }) => stage === 'after') ?? page.photos[0] ?? null
  return (
    <>
      <JobSheet page={page} photo={photo} />
      <JobStory page={page} topPhoto={photo} />
    </>
  )
}
