import type { JobStage } from '#generated/types'

/** Captions by stage of the job. */
export const stageWords: Readonly<Record<JobStage, string>> = {
  before: 'Before the work',
  during: 'During the work',
  after: 'After the work',
}
