import { availableParallelism } from 'node:os'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, OgImage } from '../../../templates/types.ts'
import { openCacheFolder } from '../../load/project-files.ts'
import { hash, packageVersion } from '../../lib/hash.ts'
import { cached } from '../kept.ts'
import type { SiteFile } from '../site-file.ts'
import { resolveStyles } from './resolve-styles.ts'
import { createTypesetter, familiesIn, isDrawable, packagesOf } from './set-words.ts'

interface OgImagesInput {
  readonly root: string
  readonly pages: readonly Page[]
  readonly renderOgImage: (page: Page) => OgImage
  readonly origin: string
}

export interface OgImageFile extends SiteFile {
  readonly head: Page['head']['image']
  readonly content: () => Promise<Buffer>
}

/** Raised whenever this program draws the same input in another way. */
const edition = 1

/** The pictures by the paths of pages; a page whose words the fonts cannot show has none. */
export async function makeOgImages(
  input: OgImagesInput,
): Promise<ReadonlyMap<string, OgImageFile>> {
  const { root, pages, renderOgImage, origin } = input
  const draw = createDrawer()
  const renderWhole = (page: Page): OgImage => {
    const image = renderOgImage(page)
    return { ...image, drawing: withPictures(root, image.drawing) }
  }
  const images = new Map<string, OgImageFile>()
  for (const page of pages) {
    const { alt, ...drawn } = renderWhole(page)
    if (!hasDrawableTexts(drawn)) continue
    const packages = ['satori', '@resvg/resvg-js', ...packagesOf(familiesIn(drawn.boxes))]
    const versions = packages.map(packageVersion)
    const key = hash(JSON.stringify([edition, versions, drawn]))
    const path = `assets/share-${nameOf(page)}-${key}.png`
    const { width, height } = drawn
    images.set(page.path, {
      path,
      head: { width, height, src: `${origin}/${path}`, alt },
      content: () => cached(cacheFile(root, path), () => draw(renderWhole(page))),
    })
  }
  await makeMissing(root, [...images.values()])
  return images
}

/** A drawing with the owner's pictures in it, which it has by their addresses. */
export const withPictures = (root: string, svg: string): string =>
  svg.replaceAll(/(<image [^>]*href=")(\/[^"]+\.(svg|png))"/gi, (_, start, path, ending) => {
    const data = readFileSync(join(root, 'data/public', path)).toString('base64')
    return `${start}data:image/${/svg/i.test(ending) ? 'svg+xml' : 'png'};base64,${data}"`
  })

export function withOgImage(page: Page, images: ReadonlyMap<string, OgImageFile>): Page {
  const image = images.get(page.path)?.head
  return image ? { ...page, head: { ...page.head, image } } : page
}

const hasDrawableTexts = ({ boxes }: Pick<OgImage, 'boxes'>) =>
  boxes.every(({ texts }) => texts.every(({ text }) => isDrawable(text)))

const nameOf = ({ path }: Page) => (path === '/' ? 'home' : path.split('/').at(-1))

const cacheFile = (root: string, path: string) => join(openCacheFolder(root), path)

/** Draws as many at a time as there are processors, for the rasterizer has threads of its own. */
async function makeMissing(root: string, images: readonly OgImageFile[]): Promise<void> {
  const missing = images.filter(({ path }) => !existsSync(cacheFile(root, path))).values()
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
