import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, PageKind } from '../../templates/types.ts'
import type { Bundles, ServerBundle } from '../bundle/bundle.ts'
import { isFirstView } from '../bundle/font-faces.ts'
import { sheetOfLook } from '../bundle/look-styles.ts'
import { groupBy } from '../lib/collections.ts'
import { hash } from '../lib/hash.ts'
import { cacheIn, openCache, readCache, writeCache } from '../cache/cache.ts'
import { makeOgImages, withOgImage } from './og-image/og-images.ts'
import { cutStyles, styleNamesIn } from './page-styles.ts'
import { contentFile, siteFile, type RouteModule } from './route-modules.ts'
import { htmlFile, type SiteFile } from './site-file.ts'

export interface PagesInput {
  readonly root: string
  readonly bundle: ServerBundle
  readonly bundles: Bundles
  readonly modules: readonly RouteModule[]
  readonly production: boolean
}

/** What is kept of a page that was rendered, so that the next build need not do it again. */
interface KeptPage {
  /** The hash of all that its body is made of. */
  readonly source: string
  readonly kind: PageKind
  readonly isOfTown: boolean
  /** What the body asks the styles for, with spaces between. */
  readonly names: string
  /** The hashes of what the document has around its body, and of the document. */
  readonly frame?: string
  readonly html?: string
}

interface ShownPage extends KeptPage {
  readonly path: string
  readonly page?: Page
  readonly body?: Buffer
}

/**
 * The pages, of which those that are in dist/ as they should be are taken from there, with the route
 * modules, which know the pictures. `saveCache` is to be called when all of them stand in dist/.
 */
export async function renderPages(input: PagesInput, drawings: string) {
  const { root, bundle, bundles, production } = input
  const origin = bundle.site.business.url
  const shown = await showPages(input, drawings)
  const loaded = shown.flatMap(({ page, source }) => (page ? { page, source } : []))
  const pictured = loaded.filter(
    ({ page }) =>
      page !== bundle.site.notFound &&
      (production || !isOfTown(page)) &&
      !isPhotographed(page, origin),
  )
  const images = await makeOgImages({ root, pages: pictured, bundle })
  const services = shown.filter(({ kind }) => kind === 'service').length
  const sheetOf = ({ kind, path }: ShownPage) =>
    kind === 'service' && services <= mostOwnSheets ? path : kind
  const shownOf = [...groupBy(shown, sheetOf)].map(
    ([sheet, pages]) => [sheet, namesOf(pages)] as const,
  )
  const { styles: all, ...bundled } = bundles.assets
  const { look } = bundle.site
  const styles = cacheIn(root)('styles', [all, look, shownOf], () =>
    cutStyles(sheetOfLook(all, look), shownOf),
  )
  const fonts = styles.faces.filter(isFirstView).map(({ source }) => source)
  const assets = { ...bundled, fonts, drawings, laterStyles: `/${styles.later.path}` }
  const frames = new Map(
    shownOf.map(([sheet]) => {
      const own = { styles: styles.sheets[sheet] ?? '', allStyles: `/${styles.file.path}` }
      const around = { ...assets, ...own }
      return [
        sheet,
        { key: hash(JSON.stringify(around)), render: bundle.createPageRenderer(around) },
      ]
    }),
  )
  const kept: Record<string, KeptPage> = {}
  const contentOf = async (shownPage: ShownPage, there: Buffer | undefined) => {
    const { page: known, body, path, ...before } = shownPage
    const around = frames.get(sheetOf(shownPage))
    const frame = hash(`${around?.key}${JSON.stringify(images.get(path)?.head)}`)
    kept[path] = before
    if (there && before.frame === frame && before.html === hash(there)) return there
    const page = known ?? (await bundle.loadPage(path))
    if (!page || !around) throw new Error(`${path} is no page of this site.`)
    const html = around.render(withOgImage(page, images), body?.toString())
    kept[path] = { ...before, frame, html: hash(html) }
    return html
  }
  const pictures = new Map([...images].map(([path, { head }]) => [contentFile(path), head]))
  const withPicture = ({ path, content }: RouteModule): RouteModule => {
    const head = pictures.get(path)
    return {
      path,
      content: head ? `${content}export const image=${JSON.stringify(head)};` : content,
    }
  }
  return {
    styles,
    images: [...images.values()],
    modules: input.modules.map(withPicture),
    pages: shown.map((page): SiteFile => {
      return { path: htmlFile(page.path), content: (there) => contentOf(page, there) }
    }),
    saveCache: () => writeCache(cacheFile(root), [], kept),
  }
}

const cacheFile = (root: string) => join(openCache(root), 'pages.json')

/** Every page with what it asks the styles for; those of towns are loaded where they changed. */
async function showPages(input: PagesInput, drawings: string): Promise<ShownPage[]> {
  const { root, bundle, bundles, modules, production } = input
  const kept = readCache<Record<string, KeptPage>>(cacheFile(root), []) ?? {}
  const texts = new Map(modules.map(({ path, content }) => [path, content]))
  const paths = bundle.routePaths.map((path) => [path, contentFile(path)] as const)
  // Each module bears the mark of what all pages share; which pages there are is no part of one.
  const ofPages = new Set([siteFile, ...paths.map(([, file]) => file)])
  const shared = modules.filter(({ path }) => !ofPages.has(path))
  const common = [readFileSync(bundles.server), ...shared.map(({ content }) => content)].map(hash)
  const show = async (path: string, file: string): Promise<ShownPage> => {
    const source = hash(`${common.join()}${texts.get(file)}`)
    const before = kept[path]?.source === source ? kept[path] : undefined
    if (before?.isOfTown && !production) return { ...before, path }
    const page = file === siteFile ? bundle.site.notFound : await bundle.loadPage(path)
    if (!page) throw new Error(`${path} is no page of this site.`)
    if (before) return { ...before, path, page }
    const body = bundle.renderBody(page, drawings)
    const names = styleNamesIn(body).join(' ')
    const made = { source, kind: page.kind, isOfTown: isOfTown(page), names }
    // As bytes, which wait for the styles of their kind in half the memory.
    return { ...made, path, page, body: Buffer.from(body) }
  }
  const shown: ShownPage[] = []
  for (const [path, file] of paths) shown.push(await show(path, file))
  return [...shown, await show(bundle.site.notFound.path, siteFile)]
}

/**
 * Services differ more than pages of other kinds; up to so many each have a sheet of their own. The
 * policy names all sheets, and Cloudflare Pages takes lines of 2,000 characters.
 */
const mostOwnSheets = 12

/** Many pages of a kind ask for the same. */
function namesOf(pages: readonly ShownPage[]): string[] {
  const texts = new Set(pages.map(({ names }) => names))
  return [...new Set([...texts].flatMap((names) => names.split(' ')))].toSorted()
}

const isOfTown = (page: Page) => page.kind === 'area' && page.towns === null

const isPhotographed = (page: Page, origin: string) =>
  page.kind === 'job' && page.photos.some(({ src }) => origin + src === page.head.image?.src)
