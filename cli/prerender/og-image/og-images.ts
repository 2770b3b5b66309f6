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
  /** Each with the hash of all that it is made of, the program and the owner's files apart. */
  readonly pages: readonly { readonly page: Page; readonly source: string }[]
  readonly bundle: Pick<ServerBundle, 'renderOgImage' | 'site'>
  readonly cache: Cache
}

interface NamedImage {
  /** Where it is published. */
  readonly path: string
  /** The hash of all that it is drawn from. */
  readonly key: string
  readonly head: NonNullable<Page['head']['image']>
}

export interface OgImageFile extends SiteFile, NamedImage {
  readonly content: () => Promise<Buffer>
}

/** Raised whenever this program draws the same input in another way. */
const edition = 1

const versionsOf = (families: ReadonlySet<Typeface>) =>
  ['satori', '@resvg/resvg-js', ...packagesOf(families)].map(packageVersion)

/**
 * The pictures by the paths of pages; a page whose words the fonts cannot show has none. What the
 * picture of a page is called is cached: to know it, all of it has to be rendered.
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

/** A drawing with the owner's pictures in it, which it has by their addresses. */
export const withPictures = (root: string, svg: string): string =>
  svg.replaceAll(/(<image [^>]*href=")(\/[^"]+\.(svg|png))"/gi, (_, start, path, ending) => {
    const [bytes, isSvg] = [readOwn(root, path), /svg/i.test(ending)]
    // The rasterizer reads UTF-8 alone.
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

/** Draws as many at a time as there are processors, for the rasterizer has threads of its own. */
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

/** Draws SVG that holds no text as PNG, in its own size or as wide as told. */
export async function rasterize(svg: string, width?: number): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js')
  const image = await renderAsync(svg, {
    font: { loadSystemFonts: false },
    ...(width === undefined ? {} : { fitTo: { mode: 'width', value: width } }),
  })
  return image.asPng()
}
