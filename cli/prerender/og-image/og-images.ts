import { availableParallelism } from 'node:os'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, OgImage, Typeface } from '../../../templates/types.ts'
import type { ServerBundle } from '../../bundle/server-bundle.ts'
import { cachedBytes, pictureFile } from '../../cache/cache.ts'
import type { Cache } from '../../lib/collections.ts'
import { readPublished } from '../../load/public-files.ts'
import { decodeXml } from '../../lib/encoding.ts'
import { hash, packageVersion } from '../../lib/hash.ts'
import type { SiteFile } from '../site-file.ts'
import { resolveStyles } from './resolve-styles.ts'
import { allFamilies, createTypesetter, familiesIn, isDrawable, packagesOf } from './set-words.ts'

interface OgImagesInput {
  readonly root: string
  /** `source` is the hash of the page's inputs, without the program and the owner's files. */
  readonly pages: readonly { readonly page: Page; readonly source: string }[]
  readonly bundle: Pick<ServerBundle, 'renderOgImage' | 'site'>
  readonly cache: Cache
}

interface NamedImage {
  /** The URL path. */
  readonly path: string
  /** The hash of all its inputs. */
  readonly key: string
  readonly head: NonNullable<Page['head']['image']>
}

export interface OgImageFile extends SiteFile, NamedImage {
  readonly content: () => Promise<Buffer>
}

/** Increment when the same input would be drawn differently. */
const edition = 1

const versionsOf = (families: ReadonlySet<Typeface>) =>
  ['satori', '@resvg/resvg-js', ...packagesOf(families)].map(packageVersion)

/**
 * The share pictures by page path; none for a page with characters that the fonts lack. Their names are
 * cached, as computing one requires rendering the whole page.
 */
export async function makeOgImages({
  root,
  pages,
  bundle,
  cache,
}: OgImagesInput): Promise<ReadonlyMap<string, OgImageFile>> {
  const { business, mark } = bundle.site
  const draw = createDrawer()
  const renderWhole = (page: Page): OgImage => {
    const image = bundle.renderOgImage(page)
    return { ...image, drawing: withPictures(root, image.drawing) }
  }
  const name = (page: Page): NamedImage | null => {
    const { alt, ...drawn } = renderWhole(page)
    if (!hasDrawableTexts(drawn)) return null
    const key = hash(JSON.stringify([edition, versionsOf(familiesIn(drawn.boxes)), drawn]))
    const path = `assets/share-${nameOf(page)}-${key}.png`
    const { width, height } = drawn
    return { path, key, head: { width, height, src: `${business.url}/${path}`, alt } }
  }
  const own = mark.kind === 'picture' ? hash(readOwn(root, mark.src)) : ''
  const common = [edition, versionsOf(allFamilies), own]
  const images = new Map<string, OgImageFile>()
  for (const { page, source } of pages) {
    const image = cache(`share picture of ${page.path}`, [common, source], () => name(page))
    if (!image) continue
    const make = () => draw(renderWhole(page))
    const content = () => cachedBytes(pictureFile(root, image.key), make)
    images.set(page.path, { ...image, content })
  }
  await makeMissing(root, [...images.values()])
  return images
}

const readOwn = (root: string, address: string) => readPublished(join(root, 'data/public'), address)

/** Inlines the owner's pictures in a drawing, which refers to them by address. */
export const withPictures = (root: string, svg: string): string =>
  svg.replaceAll(/(<image [^>]*href=")(\/[^"]+\.(svg|png))"/gi, (_, start, path, ending) => {
    const [bytes, isSvg] = [readOwn(root, path), /svg/i.test(ending)]
    // resvg only reads UTF-8.
    const data = (isSvg ? Buffer.from(decodeXml(bytes)) : bytes).toString('base64')
    return `${start}data:image/${isSvg ? 'svg+xml' : 'png'};base64,${data}"`
  })

export function withOgImage(page: Page, images: ReadonlyMap<string, OgImageFile>): Page {
  const image = images.get(page.path)?.head
  return image ? { ...page, head: { ...page.head, image } } : page
}

const hasDrawableTexts = ({ boxes }: Pick<OgImage, 'boxes'>) =>
  boxes.every(({ texts }) => texts.every(({ text }) => isDrawable(text)))

const nameOf = ({ path }: Page) => (path === '/' ? 'home' : path.split('/').at(-1))

/** One per processor: the rasterizer uses its own threads. */
async function makeMissing(root: string, images: readonly OgImageFile[]): Promise<void> {
  const missing = images.filter(({ key }) => !existsSync(pictureFile(root, key))).values()
  const work = async () => {
    for (const { content } of missing) await content()
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

function createDrawer() {
  let typesetter: ReturnType<typeof createTypesetter> | undefined
  return async ({ drawing, styles, ...words }: OgImage): Promise<Buffer> => {
    const setWords = await (typesetter ??= createTypesetter(familiesIn(words.boxes)))
    const outlines = await setWords(words)
    return rasterize(resolveStyles(drawing, styles).replace(/<\/svg>$/, `${outlines}</svg>`))
  }
}

/** Rasterizes SVG without text to PNG, in its own size or to a width. */
export async function rasterize(svg: string, width?: number): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js')
  const image = await renderAsync(svg, {
    font: { loadSystemFonts: false },
    ...(width === undefined ? {} : { fitTo: { mode: 'width', value: width } }),
  })
  return image.asPng()
}
