import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'postcss'
import type { Bundles } from '../bundle/bundle.ts'
import { pictureOfLook } from '../bundle/look-styles.ts'
import { loadServerBundle, showSite } from '../bundle/server-bundle.ts'
import { listFiles } from '../load/list-files.ts'
import { createHostTable, type TableInput } from '../hosts/table.ts'
import { contentName, hash } from '../lib/hash.ts'
import { fileOfOld } from '../hosts/old-address.ts'
import { copiesOf, partsOf, type SizedPhoto } from '../pictures/photo-sizes.ts'
import { cachedBytes, openTable, pictureFile } from '../cache/cache.ts'
import { listPublished, readPicture, readPublished } from '../load/public-files.ts'
import { markOf } from '../render/content-modules.ts'
import { isInternalFile } from '../write/internal-files.ts'
import { makeIcons } from './icons.ts'
import { cleanSvg, copyPicture, hasMetadata, type CopyForm } from '../pictures/photo-copies.ts'
import { keepUsed, styleNamesIn, readSheet, type PageStyles } from './page-styles.ts'
import { renderPages, type PagesInput } from './render-pages.ts'
import type { SiteFile } from './site-file.ts'

interface PrerenderInput extends Pick<PagesInput, 'root' | 'model' | 'production'> {
  readonly bundles: Bundles
  readonly addresses: Pick<TableInput, 'redirects' | 'gone'>
  readonly isHttpsForever: boolean
  /** Photos of data/public to resize to the widths that pages use. */
  readonly photos: readonly SizedPhoto[]
}

/**
 * Builds all files of the site, the owner's own last, and the table for hosts. Call `saveCache` after they
 * are in dist/, so that the next build only makes what changed.
 */
export async function prerender(input: PrerenderInput) {
  const { root, model, bundles, addresses, photos } = input
  const bundle = await loadServerBundle(bundles.server)
  showSite(bundle, model.site)
  const { cache, save: saveCache } = openTable(root, 'pages')
  const { assets } = bundles
  const buildId = markOf(assets.app, model.site)
  const shared = hash(JSON.stringify([hash(readFileSync(bundles.server)), model.site]))
  const drawings = drawShared({ model, bundle, shared, cache })
  const { styles, images, modules, pages } = await renderPages({
    ...input,
    assets,
    bundle,
    shared,
    buildId,
    cache,
    drawings: drawings.base,
  })
  const made = [
    ...drawings.files,
    styles.file,
    styles.later,
    ...modules,
    ...images,
    ...(await makeIcons(root, bundle)),
    ...pages,
    ...addresses.redirects.flatMap((redirect) => {
      const path = fileOfOld(redirect.from)
      return path ? [{ path, content: () => bundle.renderAlias(redirect) }] : []
    }),
  ]
  const bundled = listBundled(bundles, styles)
  const files: readonly SiteFile[] = [
    ...made,
    ...copies(bundles.client, bundled),
    ...copies(join(root, 'generated/public')),
    ...ownFiles(root, photos),
  ]
  return {
    files,
    table: toHostTable(input, { drawings: drawings.files, styles, bundled }),
    saveCache,
  }
}

/** Draws the shared SVG file; the URL prefix is empty when pages use none. */
function drawShared({
  model,
  bundle,
  shared,
  cache,
}: Pick<PagesInput, 'model' | 'bundle' | 'shared' | 'cache'>) {
  const words = wordsOfDrawings(model)
  const svgs = cache('drawings', [shared, [...words].toSorted()], () =>
    Object.entries(bundle.renderDrawings(words)).map(
      ([name, svg]) => [name, withOwnStyles(pictureOfLook(svg, model.site.look))] as const,
    ),
  )
  const base = `assets/drawings-${contentName(JSON.stringify(svgs))}`
  return {
    base: svgs.length > 0 ? `/${base}` : '',
    files: svgs.map(([name, content]) => ({ path: `${base}-${name}.svg`, content })),
  }
}

const withOwnStyles = (svg: string) =>
  svg.replace(/(?<=<style>)[^<]*/, (styles) =>
    keepUsed(readSheet(parse(styles)), new Set(styleNamesIn(svg))),
  )

/** The fields that name a drawing, or what a drawing is composed of. */
const drawingFields = new Set(['drawing', 'house', 'kind'])

/** All values of these fields on the pages. */
function wordsOfDrawings({ site, pages }: PagesInput['model']): ReadonlySet<string> {
  const words = new Set<string>()
  const visit = (content: object) => {
    for (const [field, value] of Object.entries(content)) {
      if (typeof value === 'string' && drawingFields.has(field)) words.add(value)
      else if (typeof value === 'object' && value !== null) visit(value)
    }
  }
  visit([site, pages])
  return words
}

function listBundled({ client, assets }: Bundles, { faces }: PageStyles): string[] {
  const fonts = new Set(faces.map(({ source }) => source))
  return listFiles(client).filter(
    (path) => path !== assets.stylesFile && (!path.endsWith('.woff2') || fonts.has(`/${path}`)),
  )
}

interface MadeAssets {
  readonly drawings: readonly { readonly path: string; readonly content: string }[]
  readonly styles: PageStyles
  readonly bundled: readonly string[]
}

function toHostTable(input: PrerenderInput, { drawings, styles, bundled }: MadeAssets) {
  const { root, model, addresses, isHttpsForever } = input
  const generated = listFiles(join(root, 'generated/public'))
  const svgs = [
    ...drawings.map(({ content }) => content),
    ...readSvgs(join(root, 'generated/public')),
  ]
  const made = [...drawings, styles.file, styles.later].map(({ path }) => path)
  const hashed = [...bundled, ...generated, ...made]
  const own = listPublished(join(root, 'data/public'))
  return createHostTable({
    origin: model.site.business.url,
    pages: model.pages.map(({ path }) => path),
    ...addresses,
    isHttpsForever,
    ownHtml: toAddresses(own.filter((path) => path.endsWith('.html'))),
    styles: [...Object.values(styles.sheets), ...svgs.flatMap(stylesOf)],
    immutable: toAddresses(hashed.filter((path) => path.startsWith('assets/'))),
    sitemaps: toAddresses(generated.filter((path) => path.startsWith('sitemap'))),
  })
}

const toAddresses = (paths: readonly string[]) => paths.map((path) => `/${path}`)

function readSvgs(folder: string): string[] {
  const names = listFiles(folder).filter((name) => name.endsWith('.svg'))
  return names.map((name) => readFileSync(join(folder, name), 'utf8'))
}

const stylesOf = (svg: string) =>
  [...svg.matchAll(/<style>([^]*?)<\/style>/g)].map(([, text = '']) => text)

function copies(folder: string, names = listFiles(folder)): SiteFile[] {
  return names
    .filter((path) => !path.startsWith('.vite/') && !isInternalFile(path))
    .map((path) => ({ path, content: () => readFileSync(join(folder, path)) }))
}

/** Increment when the same picture would be encoded differently. */
const edition = 1

/** The owner's files for publishing: pictures without metadata, photos resized to the widths that pages use. */
export function ownFiles(root: string, photos: readonly SizedPhoto[]): SiteFile[] {
  const folder = join(root, 'data/public')
  const widths = new Map(photos.map(({ src, width }) => [src, width]))
  const read = (src: string) => readPublished(folder, src)
  const copy = (src: string, bytes: Buffer, form: CopyForm) => {
    const key = hash(`${edition} ${form.ending} ${form.width} ${hash(bytes)}`)
    return cachedBytes(pictureFile(root, key), () => copyPicture(`data/public${src}`, bytes, form))
  }
  const made = photos.flatMap((photo) =>
    copiesOf(photo).map(({ address, width }) => ({
      path: address.slice(1),
      content: () => copy(photo.src, read(photo.src), { ...partsOf(address), width }),
    })),
  )
  const publish = (src: string) => {
    const [bytes, { ending }] = [read(src), partsOf(src)]
    if (/^svg$/i.test(ending)) return cleanSvg(bytes)
    if (!/^(jpe?g|png|webp|avif|gif)$/i.test(ending)) return bytes
    const width = widths.get(src)
    const isWide = width !== undefined && (readPicture(bytes)?.width ?? 0) > width
    return isWide || hasMetadata(bytes) ? copy(src, bytes, { ending, width }) : bytes
  }
  const own = listPublished(folder).map((path) => ({ path, content: () => publish(`/${path}`) }))
  // On a path clash the last file wins: the owner's.
  return [...made, ...own]
}
