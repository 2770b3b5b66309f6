import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Bundles } from '../bundle/bundle.ts'
import { sheetOfLook } from '../bundle/look-styles.ts'
import { loadServerBundle, showSite } from '../bundle/server-bundle.ts'
import { listFiles } from '../load/list-files.ts'
import { createHostTable, policyInPage, type TableInput } from '../hosts/table.ts'
import { memoizeTexts } from '../lib/collections.ts'
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
  /** A host sends no headers, so that pages have the policy themselves. */
  readonly isPolicyInPages: boolean
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
  const drawings = drawFiles({ model, bundle, shared, cache })
  const origin = model.site.business.url
  const formOn = (sheet: string) =>
    model.pages.flatMap((page) =>
      page.kind === sheet && 'form' in page ? [{ action: page.form.action, origin }] : [],
    )[0]
  const policyFor = (styles: string, sheet: string) => policyInPage([styles], formOn(sheet))
  const { styles, images, modules, pages, drawn } = await renderPages({
    ...input,
    assets,
    bundle,
    shared,
    buildId,
    cache,
    drawings: drawings.prefix,
    policyFor: input.isPolicyInPages ? policyFor : undefined,
  })
  const policy = input.isPolicyInPages ? policyInPage([]) : undefined
  const pictures = drawings.files.flatMap(([name, content]) =>
    drawn.has(name) ? [{ path: `${drawings.prefix.slice(1)}-${name}.svg`, content }] : [],
  )
  const made = [
    ...pictures,
    styles.file,
    ...laterFiles(styles),
    ...modules,
    ...images,
    ...(await makeIcons(root, bundle)),
    ...pages,
    ...addresses.redirects.flatMap((redirect) => {
      const path = fileOfOld(redirect.from)
      return path ? [{ path, content: () => bundle.renderAlias(redirect, policy) }] : []
    }),
  ]
  const bundled = listBundled(bundles, styles, unusedScripts(bundles, model))
  const files: readonly SiteFile[] = [
    ...made,
    ...copies(bundles.client, bundled),
    ...copies(join(root, 'generated/public')),
    ...ownFiles(root, photos),
  ]
  return {
    files,
    table: toHostTable(input, { drawings: pictures, styles, bundled }),
    saveCache,
  }
}

/** Draws all files of drawings, each with the styles that it uses; the URL prefix is empty when there are none. */
function drawFiles({
  model: { site, pages },
  bundle,
  shared,
  cache,
}: Pick<PagesInput, 'model' | 'bundle' | 'shared' | 'cache'>) {
  const onCards = drawingsOnCards(pages)
  const files = cache('drawings', [shared, [...onCards].toSorted()], () => {
    const sheetOf = memoizeTexts((styles) => readSheet(sheetOfLook(styles, site.look)))
    const withOwnStyles = (svg: string) =>
      svg.replace(/(?<=<style>)[^]*?(?=<\/style>)/, (styles, at: number) =>
        keepUsed(sheetOf(styles), new Set(styleNamesIn(svg.slice(at + styles.length)))),
      )
    return Object.entries(bundle.renderDrawings(onCards)).map(
      ([name, svg]) => [name, withOwnStyles(svg)] as const,
    )
  })
  const prefix = `/assets/drawings-${contentName(JSON.stringify(files))}`
  return { prefix: files.length > 0 ? prefix : '', files }
}

/** The drawings of the services' cards. */
const drawingsOnCards = (pages: PagesInput['model']['pages']): ReadonlySet<string> =>
  new Set(pages.flatMap((page) => (page.kind === 'service' ? (page.drawing ?? []) : [])))

/** The scripts that no page of the site loads. */
function unusedScripts({ assets }: Bundles, { site, pages }: PagesInput['model']): string[] {
  const isBegun = pages.some((page) => page.kind === 'contact' && page.form?.hasSubjects)
  return [
    ...(site.notices === undefined ? [assets.notices] : []),
    ...(isBegun ? [] : [assets.beginMessage]),
  ]
}

function listBundled(
  { client, assets }: Bundles,
  { faces }: PageStyles,
  unused: readonly string[],
): string[] {
  const fonts = new Set(faces.map(({ source }) => source))
  return listFiles(client).filter(
    (path) =>
      path !== assets.stylesFile &&
      !unused.includes(`/${path}`) &&
      (!path.endsWith('.woff2') || fonts.has(`/${path}`)),
  )
}

interface MadeAssets {
  readonly drawings: readonly { readonly path: string }[]
  readonly styles: PageStyles
  readonly bundled: readonly string[]
}

/** Pages that need the same rules share a file. */
const laterFiles = ({ later }: PageStyles) => [
  ...new Map(Object.values(later).map((file) => [file.path, file])).values(),
]

function toHostTable(input: PrerenderInput, { drawings, styles, bundled }: MadeAssets) {
  const { root, model, addresses, isHttpsForever } = input
  const generated = listFiles(join(root, 'generated/public'))
  const made = [...drawings, styles.file, ...laterFiles(styles)].map(({ path }) => path)
  const hashed = [...bundled, ...generated, ...made]
  const own = listPublished(join(root, 'data/public'))
  return createHostTable({
    origin: model.site.business.url,
    pages: model.pages.map(({ path }) => path),
    ...addresses,
    isHttpsForever,
    ownHtml: toAddresses(own.filter((path) => path.endsWith('.html'))),
    styles: Object.values(styles.sheets),
    immutable: toAddresses(hashed.filter((path) => path.startsWith('assets/'))),
    forms: model.pages.flatMap((page) =>
      'form' in page ? [{ page: page.path, action: page.form.action }] : [],
    ),
    sitemaps: toAddresses(generated.filter((path) => path.startsWith('sitemap'))),
  })
}

const toAddresses = (paths: readonly string[]) => paths.map((path) => `/${path}`)

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
