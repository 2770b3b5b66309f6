import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Manifest } from 'vite'
import { CommandError, exitCodes } from '../lib/exit.ts'
import { hash } from '../lib/hash.ts'
import { listFiles } from '../load/list-files.ts'
import { isFirstView, parseFontFaces } from '../prerender/font-faces.ts'
import type { GeneratedFile } from '../render/generated-file.ts'
import { startApart, type Apart } from '../run-beside.ts'
import type { BundlingPlace } from './bundle-scripts.ts'
import { cacheFolder } from '../build/records.ts'
import { loadServerBundle, type BundledAssets, type SharedParts } from './server-bundle.ts'

/** The program that prerenders: the server bundle. */
export interface Prerenderer {
  readonly server: string
  /** What it makes once for the whole site. */
  readonly shared: SharedParts
}

/** What bundling made: the program that prerenders, and the browser's assets. */
export interface Bundles extends Prerenderer {
  readonly assets: BundledAssets
  /** The folder of the browser's files, as they stand below dist/. */
  readonly client: string
}

/** Bundles that are being made; the program that prerenders comes first. */
export interface Bundling {
  readonly prerenderer: Promise<Prerenderer>
  readonly bundles: Promise<Bundles>
}

/** What bundling works on. */
export interface BundleInput {
  readonly root: string
  /** Names the bundles: it changes with all that they are made from. */
  readonly key: string
  /** What the bundles import of generated/, which may not be there yet. */
  readonly modules: readonly GeneratedFile[]
  /** The process that does it, where one was started. */
  readonly bundler?: Bundler | undefined
}

/**
 * Bundles src/ for prerendering and for the browser, or takes the bundles that an earlier run made
 * from the same sources. They are made in a process of their own, since that takes much memory for a
 * short time.
 */
export function bundleSite(input: BundleInput): Bundling {
  const kept = keptBundles(input.root, input.key)
  if (kept) return { prerenderer: Promise.resolve(kept), bundles: Promise.resolve(kept) }
  const bundler = input.bundler ?? createBundler(input.root)
  const prerenderer = makePrerenderer(input, bundler)
  // Ordered now: the process shall not have to wait for this one.
  const client = bundler.run('bundleClient', bundler.place).catch(explain)
  const bundles = finish({ ...input, bundler }, prerenderer, client)
  // Whoever waits for them hears of a failure. Where nobody does, another one was reported.
  for (const promise of [prerenderer, client, bundles]) promise.catch(() => undefined)
  return { prerenderer, bundles }
}

async function makePrerenderer(
  { root, key, modules }: BundleInput,
  { run, place }: Bundler,
): Promise<Prerenderer> {
  await run('bundleServer', { ...place, modules }).catch(explain)
  const folder = folderOf(root, key)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  renameSync(join(place.folder, 'server'), join(folder, 'server'))
  const server = join(folder, serverFile)
  return { server, shared: makeShared(server) }
}

/** Says what the bundler found, without its colours and the way through its own code. */
function explain(error: unknown): never {
  const message = stripVTControlCharacters(error instanceof Error ? error.message : String(error))
  // Of the bundler's own code, in JavaScript and in Rust.
  const [told = ''] = message.split(/\n\s*Stack backtrace:\n/)
  const lines = told.split('\n').filter((line) => !/^ +at /.test(line))
  const text = `src/ could not be bundled: ${lines.join('\n').trim()}`
  throw new CommandError(exitCodes.failed, text, { cause: error })
}

interface FinishInput extends BundleInput {
  readonly bundler: Bundler
}

/** Keeps both bundles; until there is a record of them, they count as none. */
async function finish(
  { root, key, bundler }: FinishInput,
  prerenderer: Promise<Prerenderer>,
  client: Promise<void>,
): Promise<Bundles> {
  const folder = folderOf(root, key)
  try {
    const { shared } = await prerenderer
    await client
    renameSync(join(bundler.place.folder, 'client'), join(folder, 'client'))
    const assets = readAssets(join(folder, 'client'))
    const made = { assets, shared, files: hashFiles(folder) }
    writeFileSync(join(folder, recordName), toRecord(made))
    removeOthers(root, folder)
    return toBundles(folder, made)
  } catch (error) {
    await bundler.end()
    rmSync(folder, { recursive: true, force: true })
    throw error
  } finally {
    void bundler.end()
    rmSync(bundler.place.folder, { recursive: true, force: true })
  }
}

/** Where bundles are made, and by whom. */
export interface Bundler extends Apart {
  readonly place: BundlingPlace
}

/** Begins to load what bundling takes, where no earlier run has left any bundles. */
export function startBundler(root: string): Bundler | undefined {
  const folder = cacheFolder(root)
  if (existsSync(folder) && readdirSync(folder).some(isBundle)) return undefined
  return createBundler(root)
}

function createBundler(root: string): Bundler {
  const place = { root, folder: join(cacheFolder(root), `bundle-new.${process.pid}`) }
  const bundler = startApart()
  // Bundling says what is wrong with the configuration.
  bundler.run('prepareBundling', place).catch(() => undefined)
  return { ...bundler, place }
}

const isBundle = (name: string) => /^bundle-\w+$/.test(name)

/** The bundles that an earlier run made; `undefined` where they are missing or damaged. */
export function keptBundles(root: string, key: string): Bundles | undefined {
  const folder = folderOf(root, key)
  const kept = readBundles(folder)
  return kept && toBundles(folder, kept)
}

const folderOf = (root: string, key: string) => join(cacheFolder(root), `bundle-${key}`)

const recordName = 'bundles.json'
const serverFile = 'server/entry-server.js'

interface KeptBundles {
  readonly assets: BundledAssets
  readonly shared: SharedParts
  /** The hashes of all files, since one that was cut off or changed must not reach the site. */
  readonly files: string
}

function toBundles(folder: string, { assets, shared }: KeptBundles): Bundles {
  return { assets, shared, client: join(folder, 'client'), server: join(folder, serverFile) }
}

function toRecord(kept: KeptBundles): string {
  const text = JSON.stringify(kept)
  return `${hash(text)}\n${text}`
}

function readBundles(folder: string): KeptBundles | undefined {
  try {
    const [checksum, text = ''] = readFileSync(join(folder, recordName), 'utf8').split('\n')
    if (checksum !== hash(text)) return undefined
    // With that checksum it is what `toRecord` wrote.
    const kept = JSON.parse(text) as KeptBundles
    return kept.files === hashFiles(folder) ? kept : undefined
  } catch {
    return undefined
  }
}

function hashFiles(folder: string): string {
  const names = listFiles(folder).filter((name) => name !== recordName && !name.endsWith('.code'))
  return names.map((name) => `${name} ${hash(readFileSync(join(folder, name)))}`).join(', ')
}

/** One version of the bundles is kept, and nothing of a run that was cut off. */
function removeOthers(root: string, kept: string): void {
  for (const name of readdirSync(cacheFolder(root))) {
    const folder = join(cacheFolder(root), name)
    if (name.startsWith('bundle-') && folder !== kept) rmSync(folder, { recursive: true })
  }
}

function makeShared(server: string): SharedParts {
  const bundle = loadServerBundle(server)
  return {
    drawings: bundle.renderDrawings(),
    icon: bundle.renderIcon(),
    iconGround: bundle.iconGround,
    webManifest: bundle.renderWebManifest(),
  }
}

/** Finds the built files in Vite's manifest, which is no part of the site. */
function readAssets(outDir: string): BundledAssets {
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest
  const fileOf = (entry: string) => {
    const file = manifest[entry]?.file
    if (!file || !existsSync(join(outDir, file))) throw new Error(`The build made no ${entry}.`)
    return file
  }
  const stylesFile = fileOf('styles.css')
  const styles = readFileSync(join(outDir, stylesFile), 'utf8').trim()
  const faces = parseFontFaces(styles)
  const missing = faces.find(({ source }) => !existsSync(join(outDir, source)))
  if (missing) throw new Error(`The styles name a font that is not there: ${missing.source}`)
  return {
    styles,
    stylesFile,
    boot: `/${fileOf('lazy-hydrate.ts')}`,
    app: `/${fileOf('entry-client.tsx')}`,
    fonts: faces.filter(isFirstView).map(({ source }) => source),
  }
}
