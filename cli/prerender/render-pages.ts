import type { Page } from '../../templates/types.ts'
import type { Bundles } from '../bundle/bundle.ts'
import { isPreloaded } from '../bundle/font-faces.ts'
import { sheetOfLook } from '../bundle/look-styles.ts'
import type { ServerBundle } from '../bundle/server-bundle.ts'
import { groupBy, memoizeTexts, type Cache } from '../lib/collections.ts'
import { hash } from '../lib/hash.ts'
import { htmlFile } from '../lib/paths.ts'
import { printPage, renderContent } from '../render/content-modules.ts'
import { isListed, type SiteModel } from '../render/site-model.ts'
import { makeOgImages, withOgImage } from './og-image/og-images.ts'
import { cutStyles, styleNamesIn, type PageStyles } from './page-styles.ts'
import type { SiteFile } from './site-file.ts'

export interface PagesInput {
  readonly root: string
  readonly model: Pick<SiteModel, 'site' | 'pages'>
  readonly assets: Bundles['assets']
  /** The server bundle, showing the model's site. */
  readonly bundle: ServerBundle
  /** The hash of the inputs of all pages: the bundle and the site. */
  readonly shared: string
  readonly buildId: string
  /** The prefix of the URLs of drawings. */
  readonly drawings: string
  readonly production: boolean
  /** The policy for a page with these styles, if pages have their own. */
  readonly policyFor?: ((styles: string, sheet: string) => string) | undefined
  readonly cache: Cache
}

interface ShownPage {
  readonly page: Page
  /** The hash of the inputs of its body. */
  readonly source: string
  /** The name of its style sheet, shared with other pages. */
  readonly sheet: string
  /** Space-separated names that its styles depend on. */
  readonly names: string
  /** The files of drawings that it shows. */
  readonly drawn: readonly string[]
  /** Set if the names were not cached and the page had to be rendered. */
  readonly body: Buffer | undefined
}

/** Renders the pages of one style sheet; `key` is the hash of everything around their bodies. */
interface Frame {
  readonly key: string
  readonly render: ReturnType<ServerBundle['createPageRenderer']>
}

/**
 * Renders the pages with their styles, share pictures and content modules. A page that is up to date in dist/
 * is taken from there.
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
    drawn: new Set(shown.flatMap(({ drawn }) => drawn)),
    pages: shown.map((each) =>
      toFile({ ...each, page: withImage(each.page) }, frameOf(each.sheet), input.cache),
    ),
  }
}

/** All pages, the not-found page last, with the names that their styles depend on. */
function showPages({ model, bundle, shared, drawings, cache }: PagesInput): ShownPage[] {
  const services = model.pages.filter(({ kind }) => kind === 'service').length
  return [...model.pages, model.site.notFound].map((page) => {
    const source = hash(shared + printPage(page))
    let body: Buffer | undefined
    const { names, drawn } = cache(`what ${page.path} shows`, source, () => {
      const markup = bundle.renderBody(page, drawings)
      // As bytes, a waiting body takes half the memory.
      body = Buffer.from(markup)
      return { names: styleNamesIn(markup).join(' '), drawn: filesIn(markup, drawings) }
    })
    const isAlone = page.kind === 'service' && services <= mostOwnSheets
    return { page, source, sheet: isAlone ? page.path : page.kind, names, drawn, body }
  })
}

/** The names of the files of drawings that a body shows. */
function filesIn(markup: string, prefix: string): string[] {
  if (prefix === '') return []
  const after = markup.split(`${prefix}-`).slice(1)
  return [...new Set(after.map((address) => address.slice(0, address.indexOf('.svg'))))]
}

/**
 * Service pages differ most, so each has its own sheet, up to this number: the policy lists all sheets, and
 * Cloudflare Pages limits header lines to 2,000 characters.
 */
const mostOwnSheets = 12

/** Whether a page gets a share picture: towns only in production, and none with a photo. */
const isPictured = ({ model: { site }, production }: PagesInput, page: Page) =>
  isListed(page) && (production || !isOfTown(page)) && !isPhotographed(page, site.business.url)

const isOfTown = (page: Page) => page.kind === 'area' && page.towns === null

const isPhotographed = (page: Page, origin: string) =>
  page.kind === 'job' && page.photos.some(({ src }) => origin + src === page.head.image?.src)

/** Reduces the site's styles to what the pages of each sheet use. */
function cutSheets({ model, assets, cache }: PagesInput, shown: readonly ShownPage[]): PageStyles {
  const { look } = model.site
  const bySheet = groupBy(shown, ({ sheet }) => sheet)
  const sheets = [...bySheet].map(([sheet, pages]) => [sheet, namesOf(pages)] as const)
  return cache('styles', [assets.styles, look, sheets], () =>
    cutStyles(sheetOfLook(assets.styles, look), sheets),
  )
}

/** A set first, as pages of a sheet mostly use the same names. */
function namesOf(pages: readonly ShownPage[]): string[] {
  const texts = new Set(pages.map(({ names }) => names))
  return [...new Set([...texts].flatMap((names) => names.split(' ')))].toSorted()
}

function createFrames(
  { bundle, assets, drawings, buildId, policyFor }: PagesInput,
  { sheets, faces, file, later }: PageStyles,
): (sheet: string) => Frame {
  const fonts = faces.filter(isPreloaded).map(({ source }) => source)
  return memoizeTexts((sheet) => {
    const styles = sheets[sheet] ?? ''
    const files = { allStyles: `/${file.path}`, laterStyles: `/${later[sheet]?.path ?? ''}` }
    const policy = policyFor?.(styles, sheet)
    const around = { ...assets, ...files, fonts, drawings, buildId, styles, policy }
    return { key: hash(JSON.stringify(around)), render: bundle.createPageRenderer(around) }
  })
}

/** The file of a page; the current file in dist/ is reused if it is up to date. */
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
