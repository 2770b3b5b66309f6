import { basename, join, resolve } from 'node:path'
import { dataError } from '../../lib/errors.ts'
import { plural } from '../../lib/plural.ts'
import { isText } from '../../lib/json.ts'
import { listFiles } from '../../load/list-files.ts'
import { junkFile, readBytes, readPicture } from '../../load/public-files.ts'
import { heicWords, isHeic } from '../../pictures/heic.ts'
import { takenAt } from '../../pictures/taken-at.ts'
import { jobsIn, type FoundPhoto, type PhotoJob } from '../../site/entries/photo-jobs.ts'
import { jobStages } from '../../site/schema/projects.ts'
import type { PassedOver } from '../../site/entries/passed-over.ts'
import type { Answers, Question } from '../../command-line/question.ts'
import type { Context } from '../../project/context.ts'
import type { GivenPhoto } from './photos.ts'

const mostPhotos = 12

/** The jobs of a folder of photos. Throws a `CommandError` that names each photo that cannot be shown. */
export async function readPhotoFolder({ io }: Context, from: string) {
  const folder = resolve(io.cwd, from)
  const found: FoundPhoto[] = []
  const faults: string[] = []
  const passed: PassedOver[] = []
  for (const path of listFiles(folder)) {
    if (path.split('/').some((part) => junkFile.test(part))) continue
    const bytes = readBytes(join(folder, path))
    if (isHeic(bytes)) faults.push(`${join(from, path)} is ${heicWords}.`)
    else if (isPhoto(bytes)) found.push({ path, taken: await takenAt(bytes) })
    else passed.push({ reason: 'no photo', text: path })
  }
  const read = jobsIn(basename(folder), found)
  for (const { name, photos } of read.jobs) {
    if (photos.length <= mostPhotos) continue
    const problem = `${join(from, name)} has ${photos.length} photos of one job`
    faults.push(`${problem}. Expected: ${mostPhotos} at most, those that show most.`)
  }
  if (found.length === 0 && faults.length === 0) {
    const expected = 'photos (JPEG, PNG, WebP or AVIF), those of a job in a folder of its own'
    faults.push(`${from} has no photo. Expected: ${expected}.`)
  }
  if (faults.length > 0) throw dataError([...faults, 'Nothing was changed.'].join('\n'))
  const all = [...passed, ...read.passed]
  return { jobs: read.jobs, passed: all, what: `${from}: ${plural(read.jobs.length, 'job')}` }
}

function isPhoto(bytes: Buffer): boolean {
  const { type = 'svg' } = readPicture(bytes) ?? {}
  return type !== 'svg'
}

const none = 'not shown'

/** Of each photo, the stage that it shows, and what there is to see. */
export const photoQuestions = ({ photos }: PhotoJob): Question[] =>
  photos.flatMap(({ path, stage, taken }, index): Question[] => {
    const file = basename(path)
    const time = taken === undefined ? '' : `, taken ${taken.slice(0, 16)}`
    return [
      {
        field: `stage ${index}`,
        describe: 'when it was taken',
        ask: () => `Photo ${file}${time}: before, during or after the work`,
        choices: () => [...jobStages, none],
        proposed: () => stage,
      },
      {
        field: `alt ${index}`,
        describe: 'what it shows',
        ask: () => `What does ${file} show, for people who cannot see it?`,
        isNeeded: true,
        isAsked: ({ answers }) => answers[`stage ${index}`] !== none,
      },
    ]
  })

/** The photos with the answers to their questions, in the order before, during, after. */
export function answeredPhotos(from: string, { photos }: PhotoJob, answers: Answers): GivenPhoto[] {
  const shown = photos.flatMap(({ path }, index): GivenPhoto[] => {
    const [chosen, alt] = [answers[`stage ${index}`], answers[`alt ${index}`]]
    const stage = jobStages.find((each) => each === chosen)
    return stage && isText(alt) ? [{ stage, file: join(from, path), alt }] : []
  })
  return jobStages.flatMap((stage) => shown.filter((photo) => photo.stage === stage))
}
