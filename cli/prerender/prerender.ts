import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '../../templates/types.ts'
import type { Bundles, ServerBundle } from '../bundle/bundle.ts'
import { listFiles } from '../load/list-files.ts'
import { createHostTable } from '../hosts/table.ts'
import type { HostTable } from '../hosts/host.ts'
import { isInternalFile } from '../write/internal-files.ts'
import { makeIcons } from './icons.ts'
import { makeOgImages, withOgImage } from './og-image/og-images.ts'
import type { RouteModule } from './route-modules.ts'
import { cutStyles, type PageStyles } from './page-styles.ts'
import { htmlFile, type SiteFile } from './site-file.ts'

interface PrerenderInput {
  readonly root: string
  readonly bundle: ServerBundle
  readonly bundles: Bundles
  readonly modules: readonly RouteModule[]
  readonly gone: readonly string[]
  readonly isHttpsForever: boolean
  readonly production: boolean
}

interface Prerendered {
  readonly files: readonly SiteFile[]
  readonly table: HostTable
}

/** All files of the finished site, and what a host has to know of them. */
export async function prerender(input: PrerenderInput): Promise<Prerendered> {
  const { root, bundle, bundles, modules, production } = input
  const { site, redirects, renderOgImage } = bundle
  const drawings = toDrawingsFile(bundle.renderDrawings())
  const loaded = await Promise.all(bundle.routePaths.map((path) => bundle.loadPage(path)))
  const pages = loaded.filter((page) => page !== undefined)
  const origin = site.business.url
  const pictured = pages
    .filter((page) => production || !isCityPage(page))
    .filter((page) => !isPhotographed(page, origin))
  const images = await makeOgImages({ root, pages: pictured, renderOgImage, origin })
  const shown = [...pages, site.notFound]
  // As bytes, which wait for the styles of their kind in half the memory.
  const bodies = new Map<Page, Buffer>()
  const renderBodies = function* () {
    for (const page of shown) {
      const body = bundle.renderBody(page, `/${drawings.path}`)
      bodies.set(page, Buffer.from(body))
      yield { kind: page.kind, body }
    }
  }
  const styles = cutStyles(bundles.assets.styles, renderBodies())
  const renderers = new Map(
    [...styles.ofKind].map(([kind, text]) => {
      const files = { drawings: `/${drawings.path}`, allStyles: `/${styles.file.path}` }
      return [kind, bundle.createPageRenderer({ ...bundles.assets, ...files, styles: text })]
    }),
  )
  const made = [
    drawings,
    styles.file,
    ...modules,
    ...images.values(),
    ...(await makeIcons(root, bundle)),
    ...shown.map((page) => ({
      path: htmlFile(page.path),
      content: () =>
        renderers.get(page.kind)?.(withOgImage(page, images), bodies.get(page)?.toString()) ?? '',
    })),
    ...redirects.map((redirect) => ({
      path: htmlFile(redirect.from),
      content: () => bundle.renderAlias(redirect),
    })),
  ]
  // Of two at one path the copy counts: the owner's own files come before those that are made.
  const all = [...made, ...copies(root, bundles)]
  const files = [...new Map(all.map((file) => [file.path, file])).values()]
  return { files, table: toHostTable(input, { drawings, styles }) }
}

interface MadeAssets {
  readonly drawings: ReturnType<typeof toDrawingsFile>
  readonly styles: PageStyles
}

function toHostTable(input: PrerenderInput, { drawings, styles }: MadeAssets) {
  const { root, bundle, bundles, gone, isHttpsForever } = input
  const { client, assets } = bundles
  const generated = listFiles(join(root, 'generated/public'))
  const svgs = [drawings.content, ...readSvgs(join(root, 'generated/public'))]
  const named = [...listFiles(client), ...generated, drawings.path, styles.file.path]
  const own = listFiles(join(root, 'data/public'))
  return createHostTable({
    origin: bundle.site.business.url,
    pages: bundle.routePaths,
    redirects: bundle.redirects,
    gone,
    isHttpsForever,
    ownHtml: toAddresses(own.filter((path) => path.endsWith('.html'))),
    styles: [...styles.ofKind.values(), ...svgs.flatMap(stylesOf)],
    immutable: toAddresses(
      named.filter((path) => path.startsWith('assets/') && path !== assets.stylesFile),
    ),
    sitemaps: toAddresses(generated.filter((path) => path.startsWith('sitemap'))),
  })
}

const toAddresses = (paths: readonly string[]) => paths.map((path) => `/${path}`)

const isCityPage = (page: Page) => page.kind === 'area' && page.towns === null

/** Whether a page is shared with a photo of its own. */
const isPhotographed = (page: Page, origin: string) =>
  page.kind === 'job' && page.photos.some(({ src }) => origin + src === page.head.image.src)

/** Named by its content: browsers may keep it for ever. */
function toDrawingsFile(content: string) {
  const name = createHash('sha256').update(content).digest('base64url').slice(0, 8)
  return { path: `assets/drawings-${name}.svg`, content }
}

function readSvgs(folder: string): string[] {
  const names = listFiles(folder).filter((name) => name.endsWith('.svg'))
  return names.map((name) => readFileSync(join(folder, name), 'utf8'))
}

/** The style sheets inside a picture, which the policy has to allow. */
const stylesOf = (svg: string) =>
  [...svg.matchAll(/<style>([^]*?)<\/style>/g)].map(([, text = '']) => text)

/** The files that are taken as they are: the bundle's, sitemap and robots.txt, the owner's own. */
function copies(root: string, { client, assets }: Bundles): SiteFile[] {
  const folders = [client, join(root, 'generated/public'), join(root, 'data/public')]
  return folders.flatMap((folder) =>
    listFiles(folder)
      .filter(
        (path) => !path.startsWith('.vite/') && path !== assets.stylesFile && !isInternalFile(path),
      )
      .map((path) => ({ path, content: () => readFileSync(join(folder, path)) })),
  )
}
