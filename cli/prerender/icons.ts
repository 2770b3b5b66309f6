import { join } from 'node:path'
import { decodeXml } from '../lib/encoding.ts'
import { dataError } from '../lib/errors.ts'
import { hash, packageVersion } from '../lib/hash.ts'
import { cachedBytes, pictureFile } from '../cache/cache.ts'
import { publishedFile, readPublished } from '../load/public-files.ts'
import { rasterize, withPictures } from './og-image/og-images.ts'
import { createTypesetter, familiesIn } from './og-image/set-words.ts'
import type { SiteFile } from './site-file.ts'
import type { ServerBundle } from '../bundle/server-bundle.ts'

/** Icon files; `share` is the drawing's part of the side length, the rest is background. */
const icons = [
  { file: 'favicon.png', size: 96, share: 1 },
  { file: 'icon-192.png', size: 192, share: 1 },
  { file: 'icon-512.png', size: 512, share: 1 },
  { file: 'apple-touch-icon.png', size: 180, share: 0.9 },
  // A mask shows at least a circle of 80% (W3C Web Application Manifest, safe zone).
  { file: 'icon-maskable-512.png', size: 512, share: 0.75 },
] as const

const ownIcon = '/favicon.svg'

/** Creates the web manifest, and the icons that the owner did not supply. */
export async function makeIcons(root: string, bundle: ServerBundle): Promise<SiteFile[]> {
  const folder = join(root, 'data/public')
  const drawing = publishedFile(folder, ownIcon)
    ? decodeXml(readPublished(folder, ownIcon))
    : await drawIcon(root, bundle)
  // resvg does not draw nested images.
  const inside = /^<svg [^>]*><image [^>]*href="(data:[^"]+)"\/><\/svg>$/.exec(drawing.trim())?.[1]
  const data = inside ?? `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`
  const missing = icons.filter(({ file }) => !publishedFile(folder, `/${file}`))
  const made = missing.map(async ({ file, size, share }): Promise<SiteFile> => {
    const svg = placeOn(bundle.iconGround(), data, share)
    const key = hash(`${packageVersion('@resvg/resvg-js')} ${size} ${svg}`)
    const content = await cachedBytes(pictureFile(root, key), async () => {
      await requireDrawable(drawing)
      return rasterize(svg, size)
    })
    return { path: file, content }
  })
  return [
    { path: 'favicon.svg', content: drawing },
    { path: 'site.webmanifest', content: bundle.renderWebManifest() },
    ...(await Promise.all(made)),
  ]
}

async function drawIcon(root: string, { renderIcon }: ServerBundle): Promise<string> {
  const { drawing, ...words } = renderIcon()
  const whole = withPictures(root, drawing)
  if (words.boxes.length === 0) return whole
  const setWords = await createTypesetter(familiesIn(words.boxes))
  return whole.replace('</svg>', `${await setWords(words)}</svg>`)
}

/** resvg would silently skip an unreadable drawing inside an image. */
async function requireDrawable(drawing: string): Promise<void> {
  try {
    await rasterize(drawing, 16)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw dataError(`data/public${ownIcon} cannot be drawn: ${reason}. It must be an SVG drawing.`)
  }
}

function placeOn(ground: string, data: string, share: number): string {
  const side = 64 * share
  const start = (64 - side) / 2
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">',
    share < 1 ? `<rect width="64" height="64" fill="${ground}"/>` : '',
    `<image x="${start}" y="${start}" width="${side}" height="${side}"`,
    ` href="${data}"/></svg>`,
  ].join('')
}
