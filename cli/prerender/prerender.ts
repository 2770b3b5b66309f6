import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Bundles } from '../bundle/bundle.ts'
import { pictureOfLook } from '../bundle/look-styles.ts'
import { listFiles } from '../load/list-files.ts'
import { createHostTable, type TableInput } from '../hosts/table.ts'
import { contentName, hash } from '../lib/hash.ts'
import { fileOfOld } from '../lib/old-address.ts'
import type { SizedPhoto } from '../lib/photo-copies.ts'
import { listPublished } from '../load/public-files.ts'
import { isInternalFile } from '../write/internal-files.ts'
import { makeIcons } from './icons.ts'
import { keepIn } from './kept.ts'
import { ownFiles } from './own-files.ts'
import type { PageStyles } from './page-styles.ts'
import { renderPages, type PagesInput } from './render-pages.ts'
import type { SiteFile } from './site-file.ts'

interface PrerenderInput extends PagesInput {
  readonly addresses: Pick<TableInput, 'redirects' | 'gone'>
  readonly isHttpsForever: boolean
  /** Those of data/public that the build brings to the sizes that pages name. */
  readonly photos: readonly SizedPhoto[]
}

/**
 * All files of the finished site, the owner's own last, and what a host has to know of them; `keep`,
 * to be called when they are in dist/, keeps for the next build what this one rendered.
 */
export async function prerender(input: PrerenderInput) {
  const { root, bundle, bundles, addresses, photos } = input
  const houses = bundle.routePaths.includes('/work')
  const from = [hash(readFileSync(bundles.server)), bundle.madeFor, houses]
  const svg = keepIn(root)('drawings', from, () =>
    pictureOfLook(bundle.renderDrawings({ houses }), bundle.site.look),
  )
  // A look may be without.
  const drawings = svg ? [{ path: `assets/drawings-${contentName(svg)}.svg`, content: svg }] : []
  const [address = ''] = toAddresses(drawings.map(({ path }) => path))
  const { styles, images, modules, pages, keep } = await renderPages(input, address)
  const made = [
    ...drawings,
    styles.file,
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
  return { files, table: toHostTable(input, { drawings, styles, bundled }), keep }
}

/** The files of the bundle that the site asks for: of typefaces those of its look. */
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
  const { root, bundle, addresses, isHttpsForever } = input
  const generated = listFiles(join(root, 'generated/public'))
  const svgs = [
    ...drawings.map(({ content }) => content),
    ...readSvgs(join(root, 'generated/public')),
  ]
  const named = [...bundled, ...generated, ...drawings.map(({ path }) => path), styles.file.path]
  const own = listPublished(join(root, 'data/public'))
  return createHostTable({
    origin: bundle.site.business.url,
    pages: bundle.routePaths,
    ...addresses,
    isHttpsForever,
    ownHtml: toAddresses(own.filter((path) => path.endsWith('.html'))),
    styles: [...Object.values(styles.ofKind), ...svgs.flatMap(stylesOf)],
    immutable: toAddresses(named.filter((path) => path.startsWith('assets/'))),
    sitemaps: toAddresses(generated.filter((path) => path.startsWith('sitemap'))),
  })
}

const toAddresses = (paths: readonly string[]) => paths.map((path) => `/${path}`)

function readSvgs(folder: string): string[] {
  const names = listFiles(folder).filter((name) => name.endsWith('.svg'))
  return names.map((name) => readFileSync(join(folder, name), 'utf8'))
}

/** The style sheets inside a picture, which the policy has to allow. */
const stylesOf = (svg: string) =>
  [...svg.matchAll(/<style>([^]*?)<\/style>/g)].map(([, text = '']) => text)

/** The files of a folder that are taken as they are: the bundle's, sitemap and robots.txt. */
function copies(folder: string, names = listFiles(folder)): SiteFile[] {
  return names
    .filter((path) => !path.startsWith('.vite/') && !isInternalFile(path))
    .map((path) => ({ path, content: () => readFileSync(join(folder, path)) }))
}
