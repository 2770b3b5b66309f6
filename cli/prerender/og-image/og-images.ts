import { join } from 'node:path'
import type { Page } from '../../../templates/types.ts'
import type { ServerBundle } from '../../bundle/server-bundle.ts'
import { cacheFolder } from '../../lib/cache-folder.ts'
import { hash } from '../../lib/hash.ts'
import { openCache, packageVersion } from '../cache.ts'
import { rasterize } from '../rasterize.ts'
import type { SiteFile } from '../site-file.ts'
import { setColumn } from './layout-text.ts'
import { readPictureFonts } from './picture-fonts.ts'
import { resolveStyles } from './resolve-styles.ts'
import { createTypefaces } from './typeface.ts'

interface OgImagesInput {
  readonly root: string
  readonly bundle: ServerBundle
  readonly pages: readonly Page[]
  readonly cities: boolean
}

/** The pictures that stand for pages where they are shared. */
export interface OgImages {
  readonly files: readonly SiteFile[]
  /** The page with the address of its own picture in its head. */
  readonly withImage: (page: Page) => Page
}

export async function makeOgImages(input: OgImagesInput): Promise<OgImages> {
  const { root, bundle, pages, cities } = input
  const cache = openCache(cacheFolder(root))
  const typefaceOf = await createTypefaces(await readPictureFonts(root, cache))
  const images = new Map<string, { readonly path: string; readonly alt: string }>()
  const files: SiteFile[] = []
  for (const page of pages) {
    if (page.kind === 'area' && page.towns === null && !cities) continue
    const { drawing, columns, alt } = bundle.renderCard(page)
    const texts = columns.flatMap((column) => column.texts)
    if (!texts.every((text) => typefaceOf(text).has(text.text))) continue
    const words = columns.map((column) => setColumn(column, typefaceOf)).join('')
    const svg = resolveStyles(drawing, bundle.cardStyles).replace(/<\/svg>$/, `${words}</svg>`)
    const name = page.path === '/' ? 'home' : page.path.split('/').at(-1)
    const path = `assets/share-${name}-${hash(svg)}.png`
    const key = hash(`${packageVersion('@resvg/resvg-js')} ${path}`)
    images.set(page.path, { path, alt })
    files.push({ path, content: () => cache.get(`card-${key}`, () => rasterize(svg)) })
  }
  return {
    files,
    withImage: (page) => {
      const image = images.get(page.path)
      if (!image) return page
      const src = join(bundle.site.business.url, image.path).replace(':/', '://')
      return { ...page, head: { ...page.head, image: { ...bundle.cardSize, src, alt: image.alt } } }
    },
  }
}
