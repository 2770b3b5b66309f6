/** Widths at which photos are published, in pixels; one that is narrower is never made wider. */
export const photoWidths = [480, 960, 1440] as const

export interface SizedPhoto {
  readonly src: string
  readonly width: number
  readonly height: number
  readonly widths: readonly number[]
}

/** A photo in the size in which the build publishes it; a drawing stays as it is. */
export function sizePhoto(photo: Omit<SizedPhoto, 'widths'>): SizedPhoto {
  const { src, width, height } = photo
  if (partsOf(src).ending.toLowerCase() === 'svg') return { src, width, height, widths: [] }
  const shown = Math.min(width, photoWidths[2])
  const widths = photoWidths.filter((each) => each < shown)
  return { src, width: shown, height: Math.round((height * shown) / width), widths }
}

/** The files beside a photo that has smaller copies, in AVIF and as it is itself: `/after-480.avif`. */
export function copiesOf({ src, width, widths }: Omit<SizedPhoto, 'height'>) {
  if (widths.length === 0) return []
  const { base, ending } = partsOf(src)
  const copies = [...new Set(['avif', ending])].flatMap((format) => [
    ...widths.map((each) => ({ address: `${base}-${each}.${format}`, width: each })),
    { address: `${base}.${format}`, width },
  ])
  return copies.filter(({ address }) => address !== src)
}

export function partsOf(src: string) {
  const dot = src.lastIndexOf('.')
  return { base: src.slice(0, dot), ending: src.slice(dot + 1) }
}
