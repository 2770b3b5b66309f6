import type { JobPhoto, Photo, PhotoSource } from '../../../templates/types.ts'
import { partsOf, sizePhoto, type SizedPhoto } from '../../pictures/photo-sizes.ts'
import type { SiteData } from '../schema/data.ts'
import type { ProjectInput } from '../schema/projects.ts'
import { toPath } from './links.ts'

type PhotoInput = Omit<SizedPhoto, 'widths'> & {
  readonly alt: string
  readonly widths?: readonly number[] | undefined
  readonly focus?: string | undefined
}

/** A photo with its smaller copies: those in `widths`, or those that the build makes. */
export function toPhoto({ alt, widths, focus, ...photo }: PhotoInput): Photo {
  const sized = widths ? { ...photo, widths } : sizePhoto(photo)
  const { src, width, height } = sized
  return {
    src: toPath(src),
    width,
    height,
    alt,
    sources: toSources(sized),
    ...(focus && { focus }),
  }
}

/** The same for an optional photo. */
export const photoOrNone = (photo: PhotoInput | undefined) => (photo ? toPhoto(photo) : null)

export function toJobPhotos({ photos = [] }: ProjectInput): JobPhoto[] {
  return photos.map((photo) => ({ stage: photo.stage, ...toPhoto(photo) }))
}

/** The photos without copies of their own, which the build resizes. */
export function photosToSize(data: SiteData): SizedPhoto[] {
  const references: readonly (PhotoInput | undefined)[] = [
    data.business.logo,
    data.site.home.photo,
    data.site.about.photo,
    ...(data.business.badges ?? []).map(({ picture }) => picture),
    ...[...data.services, ...data.people, ...data.cities, ...data.counties].map(
      ({ photo }) => photo,
    ),
    ...data.projects.flatMap(({ photos = [] }) => photos),
    ...[...data.services, ...data.pages].flatMap(({ sections }) =>
      sections.map((section) => (section.kind === 'photo' ? section.photo : undefined)),
    ),
  ]
  return references.flatMap((photo) => (photo && !photo.widths ? sizePhoto(photo) : []))
}

/** AVIF first, then the format of the file itself. */
function toSources({ src, width, widths }: SizedPhoto): PhotoSource[] {
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
