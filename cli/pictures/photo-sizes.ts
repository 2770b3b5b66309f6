/** Widths in pixels at which photos are published; photos are never enlarged. */
export const photoWidths = [480, 960, 1440] as const

/** As many pixels as a picture may have to be copied: the bound of sharp, which makes the copies. */
export const mostPixels = 0x3fff ** 2

/** Whole megapixels of a count of pixels. */
export const inMegapixels = (pixels: number) => Math.floor(pixels / 1e6)

export interface SizedPhoto {
  readonly src: string
  readonly width: number
  readonly height: number
  readonly widths: readonly number[]
}

/** Size and widths of a photo as the build publishes it; drawings are not resized. */
export function sizePhoto(photo: Omit<SizedPhoto, 'widths'>): SizedPhoto {
  const { src, width, height } = photo
  if (partsOf(src).ending.toLowerCase() === 'svg') return { src, width, height, widths: [] }
  const largest = Math.min(width, photoWidths[2])
  const widths = photoWidths.filter((each) => each < largest)
  return { src, width: largest, height: Math.round((height * largest) / width), widths }
}

/** The smaller copies of a photo, in AVIF and in its own format: `/after-480.avif`. */
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
