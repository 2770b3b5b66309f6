import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sizePhoto } from '../../../cli/pictures/photo-sizes.ts'
import { ownFiles } from '../../../cli/prerender/prerender.ts'
import { temporaryFolder, writeFiles } from '../../support/project.ts'

type Format = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'

/** A picture as a camera held on its side writes it: with where, when and by whom it was taken. */
const picture = (format: Format, width: number, height: number, isPlain = false) => {
  const plain = sharp({ create: { width, height, channels: 3, background: '#8f5138' } })
  if (isPlain) return plain.toFormat(format).toBuffer()
  return plain
    .withExif({ IFD0: { Copyright: 'Ana Reyes' }, IFD3: { GPSLatitude: '41/1 16/1 0/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Ana Reyes</x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer()
}

/** What a build publishes of these files of data/public/, with a photo of a page among them. */
async function publish(files: Readonly<Record<string, Buffer | string>>, photo?: string) {
  const root = temporaryFolder()
  writeFiles(join(root, 'data/public'), files)
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

test('what says nothing besides stays byte for byte', async () => {
  const files: Record<string, Buffer> = { 'icon.png': Buffer.from('mine') }
  for (const format of formats) files[`a.${format}`] = await picture(format, 400, 300, true)
  const published = await publish(files)
  const changed = Object.keys(files).filter(
    (name) => !published[name]?.equals(files[name] ?? Buffer.of()),
  )
  expect(changed).toEqual([])
})

const comment = Buffer.from('\xFF\xFE\0\x0BAna Reyes', 'latin1')

test.each([
  ['a comment in a JPEG', 'a.jpg', (jpg: Buffer) => [jpg.subarray(0, 2), comment, jpg.subarray(2)]],
  ['a drawing', 'a.svg', () => ['<svg><metadata>Ana Reyes</metadata><g/></svg>']],
  ['the file of a drawing', 'a.SVG', () => ['<svg sodipodi:docname="/home/Ana Reyes/a.svg"/>']],
] as const)('the words in %s are not published', async (_, name, parts) => {
  const jpeg = await picture('jpeg', 40, 30, true)
  const bytes = Buffer.concat(parts(jpeg).map((part) => Buffer.from(part)))
  const { [name]: published = bytes } = await publish({ [name]: bytes })
  expect([bytes, published].map((each) => each.includes('Ana Reyes'))).toEqual([true, false])
  expect(published.toString('latin1')).toMatch(/<svg ?(><g\/><\/svg>|\/>)$|^\xFF\xD8/)
})

test.each([
  ['little', (bytes: Buffer) => bytes],
  ['big', (bytes: Buffer) => bytes.swap16()],
])('nor are those in a drawing in UTF-16, %s end first', async (_, turned) => {
  const written = (text: string) => turned(Buffer.from(`\uFEFF${text}`, 'utf16le'))
  const whole = '<svg><metadata>Ana Reyes</metadata><text>é</text></svg>'
  const { 'a.svg': published } = await publish({ 'a.svg': written(whole) })
  expect(published).toEqual(written('<svg><text>é</text></svg>'))
})

test('a photo of a page gets its sizes, and a copy of the owner’s stands', async () => {
  const own = await picture('jpeg', 480, 360, true)
  const files = { 'p/crew.JPG': await picture('jpeg', 1500, 2000), 'p/crew-480.JPG': own }
  const published = await publish(files, 'p/crew.JPG')
  const widths = Object.entries(published).map(async ([name, bytes]) => {
    const { format, width, exif } = await sharp(bytes).metadata()
    return [name, format, width, exif]
  })
  expect(await Promise.all(widths)).toEqual([
    ['p/crew-480.avif', 'heif', 480, undefined],
    ['p/crew-960.avif', 'heif', 960, undefined],
    ['p/crew.avif', 'heif', 1440, undefined],
    ['p/crew-480.JPG', 'jpeg', 480, undefined],
    ['p/crew-960.JPG', 'jpeg', 960, undefined],
    ['p/crew.JPG', 'jpeg', 1440, undefined],
  ])
  expect(published['p/crew-480.JPG']?.equals(own)).toBe(true)
})

test('a picture that says where it was taken and cannot be read is not published', async () => {
  const bytes = await picture('jpeg', 400, 300)
  const isBroken = publish({ 'a.jpg': Buffer.concat([bytes.subarray(0, 200), Buffer.alloc(99)]) })
  await expect(isBroken).rejects.toThrow('data/public/a.jpg is no picture that can be read')
})

test('a picture that is too large to be read says so, and is no damaged one', async () => {
  const bytes = await picture('jpeg', 400, 300)
  // Height and width in the header of the frame (JPEG, SOF0 or SOF2).
  const at = Math.max(
    bytes.indexOf('\xFF\xC0', 0, 'latin1'),
    bytes.indexOf('\xFF\xC2', 0, 'latin1'),
  )
  bytes.writeUInt16BE(20_000, at + 5)
  bytes.writeUInt16BE(20_000, at + 7)
  await expect(publish({ 'a.jpg': bytes })).rejects.toThrow(
    'data/public/a.jpg is too large: it has 400 megapixels, and 268 are the most.',
  )
})

test('what is hidden or left over stays out, but for .well-known', async () => {
  const names = [
    '.env .git/config .DS_Store .well-known/.DS_Store photos/Thumbs.db ~$contract.docx',
    'a.pdf~ notes.txt.bak .a.pdf.swp __MACOSX/a.pdf .gitkeep',
  ]
  const hidden = names.join(' ').split(' ')
  const shown = ['.well-known/security.txt', 'a.pdf', 'bak/tmp.txt']
  const all = Object.fromEntries([...hidden, ...shown].map((name) => [name, 'x']))
  expect(Object.keys(await publish(all)).toSorted()).toEqual(shown)
})
