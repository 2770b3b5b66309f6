import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '../../templates/types.ts'
import type { Bundles } from '../bundle/bundle.ts'
import type { ServerBundle } from '../bundle/server-bundle.ts'
import { listFiles } from '../load/list-files.ts'
import { isOwnFile } from '../write/own-files.ts'
import type { HostTable } from '../hosts/host.ts'
import { renderHeaders, renderRedirects } from './host-files.ts'
import { toHostTable } from './write-host-table.ts'
import { makeIcons } from './icons.ts'
import { makeOgImages, withOgImage } from './og-image/og-images.ts'
import type { RouteModule } from './route-modules.ts'
import { htmlFile, type SiteFile } from './site-file.ts'

interface PrerenderInput {
  readonly root: string
  readonly bundle: ServerBundle
  readonly bundles: Bundles
  readonly modules: readonly RouteModule[]
  readonly gone: readonly string[]
  readonly production: boolean
}

interface FinishedSite {
  /** Pages are rendered when their content is asked for. */
  readonly files: readonly SiteFile[]
  readonly table: HostTable
}

/** All files of the finished site, and what hosts are told of it. */
export async function prerender(input: PrerenderInput): Promise<FinishedSite> {
  const { root, bundle, bundles, modules, gone, production } = input
  const { site, redirects, renderOgImage } = bundle
  const drawings = toDrawingsFile(bundle.renderDrawings())
  const loaded = await Promise.all(bundle.routePaths.map((path) => bundle.loadPage(path)))
  const pages = loaded.filter((page) => page !== undefined)
  const pictured = pages.filter((page) => production || !isCityPage(page))
  const origin = site.business.url
  const images = await makeOgImages({ root, pages: pictured, renderOgImage, origin })
  const renderPage = bundle.createPageRenderer({ ...bundles.assets, drawings: `/${drawings.path}` })
  const svgs = [drawings.content, ...readSvgs(join(root, 'generated/public'))]
  const styles = [bundles.assets.styles, ...svgs.flatMap(stylesOf)]
  const made = [
    drawings,
    ...modules,
    ...images.values(),
    ...(await makeIcons(root, bundle)),
    { path: '_redirects', content: renderRedirects(redirects, gone) },
    { path: '_headers', content: renderHeaders(styles) },
    ...[...pages, site.notFound].map((page) => ({
      path: htmlFile(page.path),
      content: () => renderPage(withOgImage(page, images)),
    })),
    ...redirects.map((redirect) => ({
      path: htmlFile(redirect.from),
      content: () => bundle.renderAlias(redirect),
    })),
  ]
  const copied = copiedFolders(root, bundles).map((folder) => copies(folder, bundles))
  // Of two at one path the copy counts: the owner's own files come before those that are made.
  const files = [...new Map([...made, ...copied.flat()].map((file) => [file.path, file])).values()]
  const [bundled = [], generated = [], own = []] = copied
  const immutable = [drawings, ...[...bundled, ...generated].filter(isAsset)].map(toAddress)
  const ownHtml = own.filter(({ path }) => path.endsWith('.html')).map(toAddress)
  const table = toHostTable({
    origin,
    pages: bundle.routePaths,
    redirects,
    gone,
    ownHtml,
    immutable,
    styles,
  })
  return { files, table }
}

const isAsset = ({ path }: SiteFile) => path.startsWith('assets/')
const toAddress = ({ path }: SiteFile) => `/${path}`

const isCityPage = (page: Page) => page.kind === 'area' && page.towns === null

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

/** Whose files are taken as they are: the bundle's, sitemap and robots.txt, the owner's own. */
const copiedFolders = (root: string, { client }: Bundles) => [
  client,
  join(root, 'generated/public'),
  join(root, 'data/public'),
]

function copies(folder: string, { assets }: Bundles): SiteFile[] {
  return listFiles(folder)
    .filter((path) => !path.startsWith('.vite/') && path !== assets.stylesFile && !isOwnFile(path))
    .map((path) => ({ path, content: () => readFileSync(join(folder, path)) }))
}
