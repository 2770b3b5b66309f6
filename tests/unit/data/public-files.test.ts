import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPicture } from '../../../cli/load/public-files.ts'
import { newFindings } from '../../support/reports.ts'
import { all } from '../../support/cases.ts'
import { pictures, sidewaysJpeg } from '../faults/picture-files.ts'
import { changeOf } from '../../support/fixtures.ts'

type Size = readonly [width: number, height: number]

/** The findings that a logo of these bytes brings, in the size that the data says. */
function findingsOf(src: string, content: Buffer, [width, height]: Size) {
  const line = 'copyrightYear: 2024'
  const logo = `logo: { src: ${src}, width: ${width}, height: ${height}, alt: Eagle }`
  const business = changeOf('business', line, `${line}\n${logo}`)
  return newFindings({ ...business, [`data/public${src}`]: content })
}

const svg = (attributes: string) => Buffer.from(`<?xml version="1.0"?>\n<svg ${attributes}/>`)
const note = `<!-- ${'Made by hand. '.repeat(5000)} -->\n`
const drawing = pictures['svg']?.(64, 32) ?? Buffer.alloc(0)

const right: readonly (readonly [what: string, src: string, content: Buffer, size: Size])[] = [
  ...Object.entries(pictures)
    .filter(([type]) => type !== 'gif')
    .map(([type, make]) => [type, `/a.${type}`, make(320, 96), [320, 96] as const] as const),
  ['an ending in capitals', '/A.JPEG', sidewaysJpeg(400, 300), [300, 400]],
  ['a pixel less', '/a.webp', pictures['webp']?.(321, 97) ?? Buffer.alloc(0), [320, 96]],
  ['a drawing in another size', '/a.svg', drawing, [40, 20]],
  ['a drawing with a size in words', '/a.svg', svg('width="100%" height="100%"'), [40, 20]],
  ['a drawing without a size', '/a.svg', svg('fill="none"'), [40, 20]],
  [
    'a drawing in UTF-16',
    '/a.svg',
    Buffer.from(`\uFEFF${drawing.toString()}`, 'utf16le'),
    [40, 20],
  ],
  ['one without its mark', '/a.svg', Buffer.from(drawing.toString(), 'utf16le').swap16(), [40, 20]],
  ['a drawing behind a long note', '/a.svg', Buffer.concat([Buffer.from(note), drawing]), [40, 20]],
]

test.each(right)('a picture is taken: %s', async (_, src, content, size) => {
  expect(await findingsOf(src, content, size)).toEqual([])
})

const files = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [`data/public/${name}`, 'mine']))

test.each([
  ['a hidden folder, once', files('.git/config', '.git/HEAD'), 'data/public/.git'],
  ['two, once', files('Photos/a.pdf', 'photos/a.pdf', 'photos/b.pdf'), 'data/public/Photos'],
  ['a name in two forms', files('caf\u00E9.pdf', 'cafe\u0301.pdf'), 'data/public/cafe\u0301.pdf'],
])('a file is named where it lies: %s', async (_, changes, file) => {
  expect((await newFindings(changes)).map((finding) => finding.file)).toEqual([file])
})

test('what keeps a folder, is meant for others or only sounds like a device is no finding', async () => {
  const names = ['.gitkeep', '.well-known/security.txt', 'console.pdf', 'a.con', 'price list.pdf']
  expect(await newFindings(files(...names))).toEqual([])
})

test.each(Object.keys(pictures))('no bytes of a %s stop the reader', (type) => {
  const whole = pictures[type]?.(320, 96) ?? Buffer.alloc(0)
  const changes = fc.array(fc.tuple(fc.nat(whole.length), fc.nat(255)), { maxLength: 6 })
  fc.assert(
    fc.property(fc.nat(whole.length), changes, fc.uint8Array(), (length, edits, rest) => {
      const bytes = Buffer.concat([whole.subarray(0, length), rest])
      for (const [at, value] of edits) if (at < bytes.length) bytes[at] = value
      const picture = readPicture(bytes)
      return [picture?.width ?? 1, picture?.height ?? 1].every((side) => side > 0)
    }),
    { seed: 20_260_119, numRuns: all ? 20_000 : 200 },
  )
})
