import { groupBy } from '../../lib/collections.ts'
import { startSentence } from '../../lib/sentences.ts'
import { jobStages } from '../schema/projects.ts'
import type { PassedOver } from './passed-over.ts'

type JobStage = (typeof jobStages)[number]

/** A photo in a folder, and when it was taken, if it says so: `2025-09-14 10:20:30`. */
export interface FoundPhoto {
  /** Below the folder, with slashes: `cape in Essex/IMG_1.jpg`. */
  readonly path: string
  readonly taken: string | undefined
}

export interface PhotoJob {
  /** The name of its folder, or the day. */
  readonly name: string
  /** What the folder is called, as a heading; a day is none. */
  readonly title?: string
  /** The month of the last photo. */
  readonly finished?: string
  /** In the order in which they were taken. */
  readonly photos: readonly (FoundPhoto & { readonly stage: JobStage })[]
}

/**
 * The jobs that a folder of photos shows: a folder below it is one, and of the photos beside these all of one day
 * are; where none says when it was taken, all are of one job. `name` is that of the folder.
 */
export function jobsIn(name: string, photos: readonly FoundPhoto[]) {
  const inFolders = groupBy(photos.filter(isBelow), ({ path }) => path.slice(0, path.indexOf('/')))
  const loose = photos.filter((photo) => !isBelow(photo))
  const isDated = loose.some(({ taken }) => taken !== undefined)
  const byDay = groupBy(
    isDated ? loose.filter(({ taken }) => taken !== undefined) : [],
    ({ taken = '' }) => taken.slice(0, 10),
  )
  const jobs = [
    ...Array.from(inFolders, ([folder, all]) => toJob(folder, all, titleOf(folder))),
    ...Array.from(byDay, ([day, all]) => toJob(day, all)),
    ...(!isDated && loose.length > 0 ? [toJob(name, loose, titleOf(name))] : []),
  ]
  const undated = isDated ? loose.filter(({ taken }) => taken === undefined) : []
  const reason = 'without the day on which it was taken: put it into a folder with those of its job'
  return {
    jobs: jobs.toSorted((one, other) => (timeOf(one) < timeOf(other) ? -1 : 1)),
    passed: undated.map(({ path }): PassedOver => ({ reason, text: path })),
  }
}

const isBelow = ({ path }: FoundPhoto) => path.includes('/')

const timeOf = ({ finished = '', name }: PhotoJob) => `${finished} ${name}`

const titleOf = (folder: string) => startSentence(folder.replaceAll(/[\s_]+/g, ' ').trim())

function toJob(name: string, photos: readonly FoundPhoto[], title?: string): PhotoJob {
  const keyOf = ({ taken = '', path }: FoundPhoto) => `${taken} ${path}`
  const inOrder = photos.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  const finished = inOrder.flatMap(({ taken }) => taken?.slice(0, 7) ?? []).at(-1)
  return {
    name,
    ...(title !== undefined && { title }),
    ...(finished !== undefined && { finished }),
    photos: inOrder.map((photo, index) => ({
      ...photo,
      stage: namedStage(photo) ?? stageAt(index, inOrder.length),
    })),
  }
}

/** The stage that a name says: `roof-before.jpg`, `After 2.JPG`. */
function namedStage({ path }: FoundPhoto): JobStage | undefined {
  const words = path
    .slice(path.indexOf('/') + 1)
    .toLowerCase()
    .split(/[^a-z]+/)
  return jobStages.find((stage) => words.includes(stage))
}

function stageAt(index: number, count: number): JobStage {
  if (index === count - 1) return 'after'
  return index === 0 ? 'before' : 'during'
}
