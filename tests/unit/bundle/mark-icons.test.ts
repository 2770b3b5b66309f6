import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { ServerBundle } from '../../../cli/bundle/server-bundle.ts'
import { drawnMarks } from '../../../cli/site/look/marks.ts'
import { makeIcons } from '../../../cli/prerender/icons.ts'
import { site as generated } from '#generated/site'
import * as entryServer from '../../../src/entry-server'
import type { Mark } from '../../../templates/types.ts'
import { temporaryFolder, writeFiles } from '../../support/project.ts'

/** The icons of a firm with this mark: those files by name, and the color in the middle of one. */
async function iconsOf(mark: Mark, files: Readonly<Record<string, Buffer>> = {}) {
  const root = temporaryFolder()
  writeFiles(join(root, 'data/public'), files)
  const own = { ...generated }
  try {
    Object.assign(generated, { mark })
    const icons = await makeIcons(root, entryServer as unknown as ServerBundle)
    const contents = new Map(icons.map(({ path, content }) => [path, content]))
    const png = contents.get('icon-192.png')
    const { data } = await sharp(png as Buffer)
      .raw()
      .toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => [
      ...data.subarray((192 * y + x) * 4, (192 * y + x) * 4 + 3),
    ]
    return { svg: String(contents.get('favicon.svg')), at }
  } finally {
    Object.assign(generated, own)
  }
}

const copper = [163, 59, 15]

test('initials stand on the accent, as outlines in any typeface', async () => {
  const { svg, at } = await iconsOf({ kind: 'initials', letters: 'OM' })
  expect(svg).toMatch(/<rect [^>]*fill="#a33b0f".*<path /)
  expect(svg).not.toContain('<text')
  expect(at(96, 12)).toEqual(copper)
  const row = Array.from({ length: 192 }, (_, x) => at(x, 96))
  expect(row.filter((pixel) => pixel.join() === '255,255,255').length).toBeGreaterThan(20)
})

const blue =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#0000ff" d="M0 0h8v8H0z"/></svg>'
const inUtf16 = Buffer.from(`\uFEFF<?xml version="1.0" encoding="UTF-16"?>${blue}`, 'utf16le')

const house = { kind: 'drawn', ...drawnMarks.house } as const

test.each([
  ['PNG', 'png', () => sharp(Buffer.from(blue)).resize(64).png().toBuffer()],
  ['SVG', 'svg', () => Buffer.from(blue)],
  ['SVG in UTF-16', 'svg', () => inUtf16],
])('an icon of the firm as %s is its icon, in a file of its own', async (_, ending, make) => {
  const { svg, at } = await iconsOf(
    { kind: 'picture', src: `/icon.${ending}` },
    { [`icon.${ending}`]: await make() },
  )
  expect(svg).toContain(`href="data:image/${ending === 'svg' ? 'svg+xml' : 'png'};base64,`)
  expect(at(96, 96)).toEqual([0, 0, 255])
})

test('a favicon.svg of the owner stands, in whatever letters it is kept', async () => {
  const { at } = await iconsOf(house, { 'favicon.svg': inUtf16 })
  expect(at(96, 96)).toEqual([0, 0, 255])
})

test('the house stays where the data names it', async () => {
  const { svg, at } = await iconsOf(house)
  expect(svg).toContain('stroke="#a33b0f"')
  expect(at(96, 12)).toEqual([250, 247, 242])
})
