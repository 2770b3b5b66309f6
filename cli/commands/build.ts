import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleSite, type BundleInput, type Bundles } from '../build/bundle.ts'
import { openCache } from '../build/cache.ts'
import { makeCards, printCards } from '../build/cards.ts'
import { fingerprintSources } from '../build/fingerprint.ts'
import { inProduction } from '../build/in-production.ts'
import { iconFiles } from '../build/icons.ts'
import { htmlFile, prerender, type SiteFile } from '../build/prerender.ts'
import { keepLastBuild } from '../build/last-build.ts'
import {
  discard,
  planPublish,
  publish,
  publishedRecords,
  type HeadStart,
  type PublishPlan,
} from '../build/publish.ts'
import { cacheFolder, readRecords, stateAt, writeRecords } from '../build/records.ts'
import { startPages } from '../build/start-pages.ts'
import { keepServerCode, loadServerBundle } from '../build/server-bundle.ts'
import { rememberState } from '../build/up-to-date.ts'
import { exitCodes, type ExitCode } from '../exit.ts'
import { withLock } from '../lock.ts'
import { listFiles } from '../list-files.ts'
import { plural } from '../report/format-text.ts'
import type { SiteData } from '../schema/data.ts'
import { isOwnFile } from '../transaction/own-files.ts'
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
export async function runBuild(context: Context, options: BuildCommandOptions): Promise<ExitCode> {
  return withLock(context.root, () => build(context, options))
}

async function build(context: Context, options: BuildCommandOptions): Promise<ExitCode> {
  const { root, stages } = context
  const command = options.production ? 'build --production' : 'build'
  const remember = rememberState(root, command)
  const data = requireData(context, { production: options.production })
  const bundleKey = await buildChanges(context, data, options)
  stages.run('remember', () => {
    const cities = remember()
    if (cities) keepLastBuild(root, { cities, data, bundleKey })
  })
  return exitCodes.ok
}

/** Returns what names the bundles that the site was built with. */
async function buildChanges(
  context: Context,
  data: SiteData,
  { bundler, ...options }: BuildCommandOptions,
): Promise<string> {
  const started: Started = {}
  try {
    const generated = await updateGenerated(context, data, {
      onFrame: (modules) => {
        const { root } = context
        const bundling = startBundling({ root, modules, bundler })
        started.bundling = bundling
        // Under `--production` a page needs the address of its card first.
        if (options.production) return undefined
        started.headStart = startPages({ root, cities: data.cities.length, ...bundling })
        return started.headStart
      },
    })
    requireUntouched(generated.blocked)
    const { bundling, headStart } = started
    if (!bundling) throw new Error('There is nothing that pages could be rendered with.')
    const { gone } = data.addresses
    const input = { ...options, ...generated, ...bundling, headStart, gone }
    await inProduction(() => buildSite(context, input))
    return bundling.bundleKey
  } finally {
    await discard(started.headStart)
  }
}

/** What goes on while the files of generated/ are made. */
interface Started {
  bundling?: Bundling
  headStart?: HeadStart | undefined
}

/** Bundles that are being made, on other threads, while pages are generated. */
interface Bundling {
  readonly bundleKey: string
  readonly bundling: Promise<Bundles>
}

function startBundling(input: Omit<BundleInput, 'key'>): Bundling {
  const bundleKey = fingerprintSources(input.root, input.modules)
  const bundling = bundleSite({ ...input, key: bundleKey })
  // Whoever waits for it hears of a failure. Where nobody does, another one was reported.
  bundling.catch(() => undefined)
  return { bundleKey, bundling }
}

interface BuildInput extends BuildCommandOptions, Updated, Bundling {
  readonly headStart: HeadStart | undefined
  readonly gone: readonly string[]
}

async function buildSite(context: Context, input: BuildInput): Promise<void> {
  const { root, stages } = context
  const bundles = await stages.run('bundle', () => input.bundling)
  const files = await stages.run('cards', () => siteFiles({ ...input, root, bundles }))
  const record = publishedRecords(root)
  const plan = stages.run('compare dist', () =>
    planPublish(join(root, 'dist'), files, input.force ? {} : readRecords(record)),
  )
  if (plan.stale.length + plan.orphans.length === 0) {
    say(context, 'dist/ is up to date.')
    return
  }
  await stages.run('print cards', () => printCards(plan.stale.filter(isCard)))
  const records = await stages.run('prerender and write', (advance) =>
    publish(plan, { advance, headStart: input.headStart }),
  )
  stages.run('record', () => {
    writeRecords(record, records)
    keepServerCode(bundles.server)
  })
  say(context, `dist/: ${plural(countPages(plan, input), 'page')} built.`)
}

const isCard = ({ path }: SiteFile) => path.startsWith('assets/share-')

function countPages({ stale }: PublishPlan, { model }: BuildInput): number {
  const pages = new Set(model.pages.map(({ path }) => htmlFile(path)))
  return stale.filter(({ path }) => pages.has(path)).length
}

interface FilesInput extends BuildInput {
  readonly root: string
  readonly bundles: Bundles
}

async function siteFiles(input: FilesInput): Promise<SiteFile[]> {
  const { root, bundles, model, production } = input
  const bundle = () => loadServerBundle(bundles.server)
  const { shared } = bundles
  const cache = openCache(cacheFolder(root))
  const { site, pages } = model
  const cards = await makeCards({
    ...input,
    shared,
    cache,
    pages,
    origin: site.business.url,
    bundle,
    cities: production,
  })
  const made = [
    ...prerender({ ...input, bundle, withCard: cards.withCard }),
    ...cards.files,
    ...iconFiles({ root, shared, cache }),
  ]
  const copied = copies(root, bundles)
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
