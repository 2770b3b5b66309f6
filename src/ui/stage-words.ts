import type { JobStage } from '#generated/types'

/** When a photo was taken, as it is said below it. */
export const stageWords: Readonly<Record<JobStage, string>> = {
  before: 'Before the work',
  during: 'During the work',
  after: 'After the work',
}
