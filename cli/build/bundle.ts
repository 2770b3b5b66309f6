import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { hash } from '../hash.ts'
import { listFiles } from '../list-files.ts'
import { isFirstView, parseFontFaces } from './font-faces.ts'
import type { GeneratedFile } from '../render/generated-file.ts'
import { startApart, type Apart } from '../run-beside.ts'
import { cacheFolder } from './records.ts'
import { loadServerBundle, type BundledAssets, type SharedParts } from './server-bundle.ts'

/** What bundling made: the browser's assets, and the program that prerenders. */
export interface Bundles {
  readonly assets: BundledAssets
  /** What the program makes once for the whole site. */
  readonly shared: SharedParts
  /** The folder of the browser's files, as they stand below dist/. */
  readonly client: string
  /** The file of the server bundle. */
  readonly server: string
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
 * Bundles src/ for the browser and for prerendering, or takes the bundles that an earlier run made
 * from the same sources. They are made in a process of their own, since that takes much memory for a
 * short time.
 */
export async function bundleSite(input: BundleInput): Promise<Bundles> {
  const { root, key, modules } = input
  const kept = keptBundles(root, key)
  if (kept) return kept
  const folder = folderOf(root, key)
  const temporary = `${folder}.${process.pid}`
  const bundler = input.bundler ?? startApart('bundleScripts', root)
  try {
    await bundler.run({ root, folder: temporary, modules })
    const assets = readAssets(join(temporary, 'client'))
    rmSync(folder, { recursive: true, force: true })
    renameSync(temporary, folder)
    const shared = await makeShared(join(folder, serverFile))
    const made = { assets, shared, files: hashFiles(folder) }
    writeFileSync(join(folder, recordName), toRecord(made))
    removeOthers(root, folder)
    return toBundles(folder, made)
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

type Bundler = Apart<'bundleScripts'>

/** Begins to load what bundling takes, where no earlier run has left any bundles. */
export function startBundler(root: string): Bundler | undefined {
  const folder = cacheFolder(root)
  if (existsSync(folder) && readdirSync(folder).some(isBundle)) return undefined
  return startApart('bundleScripts', root)
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

async function makeShared(server: string): Promise<SharedParts> {
  const bundle = loadServerBundle(server)
  return {
    drawings: bundle.renderDrawings(),
    icon: bundle.renderIcon(),
    iconGround: bundle.iconGround,
    webManifest: bundle.renderWebManifest(),
    cardSize: bundle.cardSize,
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
    boot: `/${fileOf('boot.ts')}`,
    app: `/${fileOf('entry-client.tsx')}`,
    fonts: faces.filter(isFirstView).map(({ source }) => source),
  }
}
