/** Where the tags of a photo lead to those of its camera, and the time of the exposure among them (Exif 2.32). */
const cameraTags = 0x8769
const dateTimeOriginal = 0x9003

/**
 * When a photo was taken, by the clock of the camera: `2025-09-14 10:20:30`. `undefined` where the photo does not
 * say so, or nothing can be read in it.
 */
export async function takenAt(bytes: Buffer): Promise<string | undefined> {
  const { default: sharp } = await import('sharp')
  const read = sharp(bytes, { limitInputPixels: false }).metadata()
  const { exif } = await read.catch(() => ({ exif: undefined }))
  return exif && timeIn(exif)
}

/** The same of the block of tags alone, which is a TIFF file behind a mark. */
export function timeIn(exif: Buffer): string | undefined {
  const tiff = exif.subarray(exif.toString('latin1', 0, 4) === 'Exif' ? 6 : 0)
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => readAt(tiff, at, 2, isLittle)
  const long = (at: number) => readAt(tiff, at, 4, isLittle)
  const valueOf = (folder: number, tag: number) => {
    const count = short(folder) ?? 0
    const entries = Array.from(
      { length: Math.min(count, 500) },
      (_, index) => folder + 2 + index * 12,
    )
    const found = entries.find((entry) => short(entry) === tag)
    return found === undefined ? undefined : long(found + 8)
  }
  const first = long(4)
  const camera = first === undefined ? undefined : valueOf(first, cameraTags)
  const at = camera === undefined ? undefined : valueOf(camera, dateTimeOriginal)
  if (at === undefined) return undefined
  const text = tiff.toString('latin1', at, at + 19)
  const [, year = '', month, day, time] =
    /^((?:19|20)\d\d):(0[1-9]|1[0-2]):(0[1-9]|[12]\d|3[01]) ([\d:]{8})$/.exec(text) ?? []
  return year === '' ? undefined : `${year}-${month}-${day} ${time}`
}

function readAt(bytes: Buffer, at: number, length: number, isLittle: boolean): number | undefined {
  if (at < 0 || at + length > bytes.length) return undefined
  return isLittle ? bytes.readUIntLE(at, length) : bytes.readUIntBE(at, length)
}
