import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  bundleSite,
  type BundleInput,
  type Bundles,
  type Bundling,
  type Prerenderer,
} from '../bundle/bundle.ts'
import { makeOgImages, type OgImageFile } from '../prerender/og-image/og-images.ts'
import { fingerprintSources } from '../bundle/fingerprint.ts'
import { inProduction } from '../bundle/with-node-env.ts'
import { makeIcons } from '../prerender/icons.ts'
import { drawingsAddress, htmlFile, prerender, type SiteFile } from '../prerender/prerender.ts'
import { isCityPage } from '../build/city-page.ts'
import { keepLastBuild } from '../build/last-build.ts'
import {
  discard,
  planPublish,
  publish,
  publishedRecords,
  type HeadStart,
  type PublishPlan,
} from '../prerender/publish.ts'
import { readRecords, stateAt, writeRecords, type FileRecords } from '../build/records.ts'
import { renderAhead, renderedBeside } from '../build/render-ahead.ts'
import { areLong, readSharedModules } from '../build/shared-modules.ts'
import { areMany, startPages } from '../build/start-pages.ts'
import { keepServerCode, loadServerBundle, type RenderBody } from '../bundle/server-bundle.ts'
import { rememberState } from '../build/up-to-date.ts'
import { lookAtGenerated, type Seen } from '../build/written-files.ts'
import { CommandError, exitCodes } from '../lib/exit.ts'
import { withLock } from '../write/lock.ts'
import { listFiles } from '../load/list-files.ts'
import { once } from '../lib/once.ts'
import type { GeneratedFile } from '../render/generated-file.ts'
import { plural } from '../report/format-text.ts'
import { runBeside } from '../run-beside.ts'
import type { SiteData } from '../site/schema/data.ts'
import { isOwnFile } from '../write/own-files.ts'
import { requireData, say, type Context } from './context.ts'
import { requireUntouched, updateGenerated, type Updated } from './generate.ts'

/**
 * `production` refuses placeholders; `force` builds even where nothing changed. A `bundler` may have
 * been started already.
 */
export interface BuildCommandOptions extends Pick<BundleInput, 'bundler'> {
  readonly production: boolean
  readonly force: boolean
}

/** Builds the finished site into dist/: what changed, or nothing where nothing did. */
export async function runBuild(context: Context, options: BuildCommandOptions): Promise<void> {
  return withLock(context.root, () => build(context, options))
}

async function build(context: Context, options: BuildCommandOptions): Promise<void> {
  const { root, stages } = context
  const command = options.production ? 'build --production' : 'build'
  const remember = rememberState(root, command)
  const early = stages.run('begin to bundle', () => bundleEarly(context, options))
  const data = requireData(context, { production: options.production })
  const { bundleKey, ...known } = await buildChanges(context, data, { ...options, early })
  stages.run('remember', () => {
    const cities = remember(known)
    if (cities) keepLastBuild(root, { cities, data, bundleKey })
  })
}

/** Starts bundling before the cities are read, where that takes long and no bundles are kept. */
function bundleEarly({ root }: Context, { bundler }: BuildCommandOptions) {
  const modules = bundler && areLong(root) ? readSharedModules(root) : undefined
  if (!modules) return undefined
  // What is done here takes longer then than all else.
  bundler?.stepBack()
  return { modules, ...startBundling({ root, modules, bundler }) }
}

interface Built {
  /** Names the bundles that the site was built with. */
  readonly bundleKey: string
  /** What is known of the files in dist/, where any were written. */
  readonly published: FileRecords | undefined
  /** The files of generated/, where they were looked at already. */
  readonly generated: Seen | undefined
}

interface ChangesInput extends BuildCommandOptions {
  readonly early: ReturnType<typeof bundleEarly>
}

async function buildChanges(
  context: Context,
  data: SiteData,
  { bundler, early, ...options }: ChangesInput,
): Promise<Built> {
  const started: Started = {}
  try {
    const generated = await updateGenerated(context, data, {
      onFrame: (modules) => {
        const { root } = context
        if (early && !haveSameContent(early.modules, modules)) throw changedMeanwhile()
        const begun = early ?? startBundling({ root, modules, bundler })
        started.bundling = begun
        // Under `--production` a page needs the address of its card first.
        if (options.production) return undefined
        started.headStart = startPages({ root, cities: data.cities.length, ...begun })
        return started.headStart
      },
    })
    requireUntouched(generated.blocked)
    const { bundling, headStart } = started
    if (!bundling) throw new Error('There is nothing that pages could be rendered with.')
    const seen = lookAhead(context.root, data, generated)
    const { gone } = data.addresses
    const input = { ...options, ...generated, ...bundling, headStart, gone }
    const published = await inProduction(() => buildSite(context, input))
    return { bundleKey: bundling.bundleKey, published, generated: await seen }
  } finally {
    await discard(started.headStart)
  }
}

/** The bundles hold nothing of the cities: the other files are not as they were a moment ago. */
function changedMeanwhile(): CommandError {
  const message =
    'The data was changed by another program in the meantime. Nothing was written; run the command again.'
  return new CommandError(exitCodes.failed, message)
}

const haveSameContent = (some: readonly GeneratedFile[], others: readonly GeneratedFile[]) =>
  some.every(({ content }, index) => content === others[index]?.content)

/** Looks at many files while others are put in place; on another thread, where little is known. */
async function lookAhead(
  root: string,
  { cities }: SiteData,
  { written }: Updated,
): Promise<Seen | undefined> {
  if (!areMany(cities.length)) return undefined
  try {
    return written ? lookAtGenerated(root, written) : await runBeside('lookAtGenerated', root)
  } catch {
    // Where that is impossible, it fails again where it is heard of.
    return undefined
  }
}

/** What goes on while the files of generated/ are made. */
interface Started {
  bundling?: StartedBundling
  headStart?: HeadStart | undefined
}

interface StartedBundling {
  readonly bundleKey: string
  readonly bundling: Bundling
  /** The site's icons, which are being made. */
  readonly icons: Promise<readonly SiteFile[]>
}

function startBundling(input: Omit<BundleInput, 'key'>): StartedBundling {
  const { root, modules } = input
  const bundleKey = fingerprintSources(root, modules)
  const bundling = bundleSite({ ...input, key: bundleKey })
  const icons = bundling.prerenderer.then(({ shared }) => makeIcons({ root, shared }))
  icons.catch(() => undefined)
  return { bundleKey, bundling, icons }
}

interface BuildInput extends BuildCommandOptions, Updated, StartedBundling {
  readonly headStart: HeadStart | undefined
  readonly gone: readonly string[]
}

/** Returns what is known of the files in dist/; `undefined` where they were up to date. */
async function buildSite(context: Context, input: BuildInput): Promise<FileRecords | undefined> {
  const { root, stages } = context
  const { bundling, headStart } = input
  // Pictures ask for no more than this, and are made while the rest is bundled.
  const prerenderer = await stages.run('bundle', () => bundling.prerenderer)
  const pictures = await stages.run('pictures', () => makePictures({ ...input, root, prerenderer }))
  const renderBody = await stages.run('render ahead', () =>
    headStart
      ? renderedBeside(headStart.bodies, bodyRenderer(prerenderer))
      : renderAhead({
          pages: input.model.pages,
          renderBody: bodyRenderer(prerenderer),
          until: bundling.bundles,
        }),
  )
  const bundles = await stages.run('bundle scripts', () => bundling.bundles)
  const record = publishedRecords(root)
  const plan = stages.run('compare dist', () => {
    const files = siteFiles({ ...input, root, prerenderer, pictures, renderBody, bundles })
    return planPublish(join(root, 'dist'), files, input.force ? {} : readRecords(record))
  })
  if (plan.stale.length + plan.orphans.length === 0) {
    say(context, 'dist/ is up to date.')
    return undefined
  }
  const records = await stages.run('prerender and write', (advance) =>
    publish(plan, { advance, headStart }),
  )
  stages.run('record', () => {
    writeRecords(record, records)
    keepServerCode(bundles.server)
  })
  say(context, `dist/: ${plural(countPages(plan, input), 'page')} built.`)
  return records
}

function countPages({ stale }: PublishPlan, { model }: BuildInput): number {
  const pages = new Set(model.pages.map(({ path }) => htmlFile(path)))
  return stale.filter(({ path }) => pages.has(path)).length
}

interface PicturesInput extends BuildInput {
  readonly root: string
  readonly prerenderer: Prerenderer
}

interface Pictures {
  readonly files: readonly SiteFile[]
  readonly ogImages: ReadonlyMap<string, OgImageFile>
}

/** The pictures that stand for pages where they are shared, and the site's icons. */
async function makePictures({ root, prerenderer, ...input }: PicturesInput): Promise<Pictures> {
  const { pages, site } = input.model
  const ogImages = await makeOgImages({
    root,
    pages: pages.filter((page) => input.production || !isCityPage(page)),
    renderOgImage: (page) => loadServerBundle(prerenderer.server).renderOgImage(page),
    origin: site.business.url,
  })
  const files = [...ogImages.values()].map(({ file, content }): SiteFile => ({
    path: file,
    key: file,
    content,
  }))
  return { ogImages, files: [...files, ...(await input.icons)] }
}

/** Renders bodies with the server bundle, which is loaded for the first of them. */
function bodyRenderer({ server, shared }: Prerenderer): RenderBody {
  const load = once(() => loadServerBundle(server).createBodyRenderer(drawingsAddress(shared)))
  return (page) => load()(page)
}

interface FilesInput extends BuildInput {
  readonly root: string
  readonly prerenderer: Prerenderer
  readonly pictures: Pictures
  readonly renderBody: RenderBody
  readonly bundles: Bundles
}

function siteFiles({ pictures, prerenderer, ...input }: FilesInput): SiteFile[] {
  const bundle = () => loadServerBundle(prerenderer.server)
  const { ogImages, files } = pictures
  const made = [...prerender({ ...input, bundle, ogImages }), ...files]
  const copied = copies(input.root, input.bundles)
  // The owner's own files come before those that are made.
  const own = new Set(copied.map(({ path }) => path))
  return [...made.filter(({ path }) => !own.has(path)), ...copied]
}

/** The files that are taken as they are: the bundle's, sitemap and robots.txt, the owner's own. */
function copies(root: string, { client, assets }: Bundles): SiteFile[] {
  const folders = [client, join(root, 'generated/public'), join(root, 'data/public')]
  const files = folders.flatMap((folder) =>
    listFiles(folder)
      .filter((name) => !name.startsWith('.vite/') && name !== assets.stylesFile)
      .filter((name) => !isOwnFile(name))
      .map((name): [string, SiteFile] => [name, toCopy(name, join(folder, name))]),
  )
  return [...new Map(files).values()]
}

function toCopy(path: string, source: string): SiteFile {
  return { path, key: stateAt(source) ?? '', content: () => readFileSync(source) }
}
