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

/** The format in which many phones keep photos: boxes as AVIF has, of another name (ISO 23008-12). */
export const isHeic = (bytes: Buffer): boolean =>
  /^ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/.test(bytes.toString('latin1', 4, 12)) &&
  !bytes.toString('latin1', 4, 64).includes('avif')

/** What such a photo is, and how to come by one that browsers show. */
export const heicWords =
  'a HEIC photo, as phones keep them, which browsers do not show. Send it as JPEG: open it on a computer and export it as JPEG; on an iPhone, Settings, Camera, Formats, Most Compatible makes JPEG from now on'
