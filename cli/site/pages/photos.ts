import type { JobPhoto, Photo, PhotoSource } from '../../../templates/types.ts'
import type { PersonInput } from '../schema/people.ts'
import type { ProjectInput } from '../schema/projects.ts'
import { toPath } from './links.ts'

type PhotoInput = NonNullable<PersonInput['photo']>

/** A photo with its smaller copies; one that has none stands alone. */
export function toPhoto({ src, width, height, alt, widths = [] }: PhotoInput): Photo {
  return { src: toPath(src), width, height, alt, sources: toSources({ src, width, widths }) }
}

export function toJobPhotos({ photos = [] }: ProjectInput): JobPhoto[] {
  return photos.map((photo) => ({ stage: photo.stage, ...toPhoto(photo) }))
}

interface CopiesInput {
  readonly src: string
  readonly width: number
  readonly widths: readonly number[]
}

/** The files that `widths` says stand beside a photo, itself left out. */
export function copiesOf({ src, widths }: Omit<CopiesInput, 'width'>): string[] {
  if (widths.length === 0) return []
  const { base, ending } = partsOf(src)
  const small = widths.flatMap((width) => [`${base}-${width}.avif`, `${base}-${width}.${ending}`])
  return [...new Set([...small, `${base}.avif`])].filter((path) => path !== src)
}

/** AVIF first, then the format of the file itself. */
function toSources({ src, width, widths }: CopiesInput): PhotoSource[] {
  if (widths.length === 0) return []
  const { base, ending } = partsOf(src)
  const setOf = (format: string) =>
    [
      ...widths.toSorted((a, b) => a - b).map((each) => `${base}-${each}.${format} ${each}w`),
      `${base}.${format} ${width}w`,
    ].join(', ')
  const own = mediaTypes[ending.toLowerCase()]
  const avif = { type: 'image/avif', srcSet: setOf('avif') } as const
  return own && own !== 'image/avif' ? [avif, { type: own, srcSet: setOf(ending) }] : [avif]
}

const mediaTypes: Readonly<Record<string, PhotoSource['type']>> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

function partsOf(src: string) {
  const dot = src.lastIndexOf('.')
  return { base: src.slice(0, dot), ending: src.slice(dot + 1) }
}
