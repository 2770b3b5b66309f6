import { basename, resolve } from 'node:path'
import { usageError } from '../../lib/errors.ts'
import { plural } from '../../lib/plural.ts'
import { workPath } from '../../site/page-paths.ts'
import { isFileThere } from '../../load/list-files.ts'
import { readBytes } from '../../load/public-files.ts'
import { takeInPhoto } from '../../pictures/photo-copies.ts'
import type { NewPhoto } from '../../site/entries/new-job.ts'
import { jobStages } from '../../site/schema/projects.ts'
import type { Context } from '../../project/context.ts'

type Stage = (typeof jobStages)[number]

export interface PhotoOptions extends Readonly<Partial<Record<Stage, readonly string[]>>> {
  readonly alt?: readonly string[]
}

export interface GivenPhoto {
  readonly stage: Stage
  readonly file: string
  readonly alt: string
}

/** The photos on the command line. Throws when one has no alt text. */
export function givenPhotos(options: PhotoOptions): GivenPhoto[] {
  const files = jobStages.flatMap((stage) =>
    (options[stage] ?? []).map((file) => ({ stage, file })),
  )
  const { alt = [] } = options
  if (alt.length === files.length) {
    return files.map((photo, index) => ({ ...photo, alt: alt[index] ?? '' }))
  }
  const message = `${plural(files.length, 'photo')}, ${plural(alt.length, 'text')} (--alt): each photo has one that says what it shows, in the order before, during, after.`
  throw usageError(message)
}

/** Asks for a photo of each stage; reports a missing file at once. */
export async function askForPhotos(cwd: string): Promise<GivenPhoto[]> {
  const { askText } = await import('../../command-line/ask.ts')
  const check = (file: string) =>
    isFileThere(resolve(cwd, file)) ? undefined : `There is no file ${resolve(cwd, file)}.`
  const photos: GivenPhoto[] = []
  for (const stage of jobStages) {
    const message = `A photo from ${stage} the work: its file (leave empty to go on)`
    const file = await askText({ message, isOptional: true, check })
    if (file === '') continue
    const alt = await askText({ message: 'What does it show, for people who cannot see it?' })
    photos.push({ stage, file, alt })
  }
  return photos
}

/** Copies each photo. Throws a `CommandError` when a file cannot be read. */
export async function takeInPhotos(
  { io, stages }: Context,
  slug: string,
  photos: readonly GivenPhoto[],
): Promise<NewPhoto[]> {
  const taken: NewPhoto[] = []
  for (const [index, { stage, file, alt }] of photos.entries()) {
    const earlier = photos.slice(0, index).filter((photo) => photo.stage === stage).length
    const name = earlier === 0 ? stage : `${stage}-${earlier + 1}`
    const bytes = readBytes(resolve(io.cwd, file))
    const { picture, files } = await stages.run(`copies of ${basename(file)}`, (advance) =>
      takeInPhoto(file, bytes, `${workPath(slug)}/${name}`, advance),
    )
    taken.push({ picture: { stage, ...picture, alt }, files })
  }
  return taken
}
