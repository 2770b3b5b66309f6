import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sizePhoto } from '../../../cli/lib/photo-copies.ts'
import { ownFiles } from '../../../cli/prerender/own-files.ts'
import { temporaryFolder } from '../../support/project.ts'

type Format = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'

/** A picture as a camera held on its side writes it: with where, when and by whom it was taken. */
const picture = (format: Format, width: number, height: number, isPlain = false) => {
  const plain = sharp({ create: { width, height, channels: 3, background: '#8f5138' } })
  const told = plain
    .withExif({ IFD0: { Copyright: 'Ana Reyes' }, IFD3: { GPSLatitude: '41/1 16/1 0/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Ana Reyes</x:xmpmeta>')
    .withMetadata({ orientation: 6 })
  return (isPlain ? plain : told).toFormat(format).toBuffer()
}

/** What a build publishes of these files of data/public/, with a photo of a page among them. */
async function publish(files: Readonly<Record<string, Buffer | string>>, photo?: string) {
  const root = temporaryFolder()
  for (const [path, content] of Object.entries(files)) {
    const file = join(root, 'data/public', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  const photos = photo ? [sizePhoto({ src: `/${photo}`, width: 2000, height: 1500 })] : []
  const published = ownFiles(root, photos).map(async ({ path, content }) => {
    return [path, Buffer.from(await (typeof content === 'function' ? content() : content))] as const
  })
  return Object.fromEntries(await Promise.all(published))
}

const formats: readonly Format[] = ['jpeg', 'png', 'webp', 'avif', 'gif']

test.each(formats)('a %s is published upright, without place, time and owner', async (format) => {
  const name = `crew.${format}`
  const given = await picture(format, 400, 300)
  const { [name]: published = Buffer.alloc(0) } = await publish({ [name]: given })
  const { exif, xmp, orientation, width } = await sharp(published).metadata()
  expect([exif, xmp, orientation]).toEqual([undefined, undefined, undefined])
  expect(published.includes('Ana Reyes')).toBe(false)
  expect(width).toBe(format === 'gif' ? 400 : 300)
})
