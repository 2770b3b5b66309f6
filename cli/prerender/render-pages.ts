import type { Page } from '../../templates/types.ts'
import type { Bundles } from '../bundle/bundle.ts'
import { isFirstView } from '../bundle/font-faces.ts'
import { sheetOfLook } from '../bundle/look-styles.ts'
import type { ServerBundle } from '../bundle/server-bundle.ts'
import { groupBy, memoizeTexts, type Cache } from '../lib/collections.ts'
import { hash } from '../lib/hash.ts'
import { htmlFile } from '../lib/paths.ts'
import { printPage, renderContent } from '../render/content-modules.ts'
import type { SiteModel } from '../render/site-model.ts'
import { makeOgImages, withOgImage } from './og-image/og-images.ts'
import { cutStyles, styleNamesIn, type PageStyles } from './page-styles.ts'
import type { SiteFile } from './site-file.ts'

export interface PagesInput {
  readonly root: string
  readonly model: Pick<SiteModel, 'site' | 'pages'>
  readonly assets: Bundles['assets']
  /** The server bundle, which shows the site of the model. */
  readonly bundle: ServerBundle
  /** The hash of what every page is made of: that bundle, and the site. */
  readonly shared: string
  readonly buildId: string
  /** How the addresses of the files of drawings begin. */
  readonly drawings: string
  readonly production: boolean
  readonly cache: Cache
}

interface ShownPage {
  readonly page: Page
  /** The hash of all that its body is made of. */
  readonly source: string
  /** The style sheet that it shares with other pages. */
  readonly sheet: string
  /** What the body asks the styles for, with spaces between. */
  readonly names: string
  /** Rendered already, where the cache did not know those names. */
  readonly body: Buffer | undefined
}

/** Renders pages of one style sheet; the key is the hash of all that is around their bodies. */
interface Frame {
  readonly key: string
  readonly render: ReturnType<ServerBundle['createPageRenderer']>
}

/**
 * The pages, of which those that are in dist/ as they should be are taken from there, with their
 * styles, their share pictures, and the modules that browsers import.
 */
export async function renderPages(input: PagesInput) {
  const { model, buildId } = input
  const { site, pages } = model
  const shown = showPages(input)
  const pictured = shown.filter(({ page }) => isPictured(input, page))
  const images = await makeOgImages({ ...input, pages: pictured })
  const withImage = (page: Page) => withOgImage(page, images)
  const styles = cutSheets(input, shown)
  const frameOf = createFrames(input, styles)
  return {
    styles,
    images: [...images.values()],
    modules: renderContent({ site, pages: pages.map(withImage) }, buildId),
    pages: shown.map((each) =>
      toFile({ ...each, page: withImage(each.page) }, frameOf(each.sheet), input.cache),
    ),
  }
}

/** All pages, that for missing addresses last, with what each asks the styles for. */
function showPages({ model, bundle, shared, drawings, cache }: PagesInput): ShownPage[] {
  const services = model.pages.filter(({ kind }) => kind === 'service').length
  return [...model.pages, model.site.notFound].map((page) => {
    const source = hash(shared + printPage(page))
    let body: Buffer | undefined
    const names = cache(`styles of ${page.path}`, source, () => {
      const markup = bundle.renderBody(page, drawings)
      // As bytes, which wait for the styles of their sheet in half the memory.
      body = Buffer.from(markup)
      return styleNamesIn(markup).join(' ')
    })
    const isAlone = page.kind === 'service' && services <= mostOwnSheets
    return { page, source, sheet: isAlone ? page.path : page.kind, names, body }
  })
}

/**
 * Services differ more than pages of other kinds; up to so many each have a sheet of their own. The
 * policy names all sheets, and Cloudflare Pages takes lines of 2,000 characters.
 */
const mostOwnSheets = 12

/** Whether a picture is drawn of a page: of towns for production alone, and not beside a photo. */
const isPictured = ({ model: { site }, production }: PagesInput, page: Page) =>
  page !== site.notFound &&
  (production || !isOfTown(page)) &&
  !isPhotographed(page, site.business.url)

const isOfTown = (page: Page) => page.kind === 'area' && page.towns === null

const isPhotographed = (page: Page, origin: string) =>
  page.kind === 'job' && page.photos.some(({ src }) => origin + src === page.head.image?.src)

/** The styles of the site, cut down to what the pages of each sheet ask for. */
function cutSheets({ model, assets, cache }: PagesInput, shown: readonly ShownPage[]): PageStyles {
  const { look } = model.site
  const bySheet = groupBy(shown, ({ sheet }) => sheet)
  const sheets = [...bySheet].map(([sheet, pages]) => [sheet, namesOf(pages)] as const)
  return cache('styles', [assets.styles, look, sheets], () =>
    cutStyles(sheetOfLook(assets.styles, look), sheets),
  )
}

/** Many pages of a sheet ask for the same. */
function namesOf(pages: readonly ShownPage[]): string[] {
  const texts = new Set(pages.map(({ names }) => names))
  return [...new Set([...texts].flatMap((names) => names.split(' ')))].toSorted()
}

function createFrames(
  { bundle, assets, drawings, buildId }: PagesInput,
  { sheets, faces, file, later }: PageStyles,
): (sheet: string) => Frame {
  const fonts = faces.filter(isFirstView).map(({ source }) => source)
  const files = { allStyles: `/${file.path}`, laterStyles: `/${later.path}` }
  return memoizeTexts((sheet) => {
    const around = { ...assets, ...files, fonts, drawings, buildId, styles: sheets[sheet] ?? '' }
    return { key: hash(JSON.stringify(around)), render: bundle.createPageRenderer(around) }
  })
}

/** The file of a page; what stands in its place counts where it is what would be rendered. */
function toFile({ page, source, body }: ShownPage, frame: Frame, cache: Cache): SiteFile {
  const render = () => frame.render(page, body?.toString())
  const content = (there?: Buffer) => {
    let html: string | undefined
    const digest = cache(`page ${page.path}`, [source, frame.key, page.head.image], () => {
      html = render()
      return hash(html)
    })
    return html ?? (there && hash(there) === digest ? there : render())
  }
  return { path: htmlFile(page.path), content }
}
