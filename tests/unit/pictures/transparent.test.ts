import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { takeInPhoto } from '../../../cli/pictures/photo-copies.ts'
import { sizePhoto } from '../../../cli/pictures/photo-sizes.ts'
import { ownFiles } from '../../../cli/prerender/prerender.ts'
import { sample } from '../../support/cases.ts'
import { temporaryFolder, writeFiles } from '../../support/project.ts'

type Format = 'png' | 'webp'

/** A picture of which the left half is transparent. */
const halfOf = (format: Format) => {
  const half = { create: { width: 600, height: 800, channels: 3, background: '#8f5138' } } as const
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  return sharp({ ...half })
    .ensureAlpha()
    .extend({ left: 600, background: clear })
    .toFormat(format)
    .toBuffer()
}

/** The channels of a picture, and its pixel at the top left. */
async function groundOf(bytes: Buffer) {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  return [info.channels, ...data.subarray(0, info.channels)]
}

test.each(sample<Format>(['png', 'webp'], 2))(
  'all copies of a transparent %s that is taken in as JPEG have the same ground',
  async (format) => {
    const { files } = await takeInPhoto('sign', await halfOf(format), '/photos/sign')
    const grounds = files.map(async ({ address, content }) => {
      const [channels, ...pixel] = await groundOf(content)
      return [address, channels, pixel.every((each) => each >= 254)]
    })
    expect(await Promise.all(grounds)).toEqual(
      ['.jpg', '-480.avif', '-960.avif', '.avif', '-480.jpg', '-960.jpg'].map((ending) => [
        `/photos/sign${ending}`,
        3,
        true,
      ]),
    )
  },
)

test.each(sample<Format>(['png', 'webp'], 2))(
  'all copies of a %s that the build resizes are transparent',
  async (format) => {
    const root = temporaryFolder()
    writeFiles(join(root, 'data/public'), { [`sign.${format}`]: await halfOf(format) })
    const photo = sizePhoto({ src: `/sign.${format}`, width: 1200, height: 800 })
    const grounds = ownFiles(root, [photo]).map(async ({ content }) => {
      const bytes = Buffer.from(await (typeof content === 'function' ? content() : content))
      const [channels, , , , alpha] = await groundOf(bytes)
      return [channels, alpha]
    })
    expect(new Set((await Promise.all(grounds)).map(String))).toEqual(new Set(['4,0']))
  },
)
