import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import type { Manifest } from 'vite'
import { hash } from '../hash.ts'
import { listFiles } from '../list-files.ts'
import { isFirstView, parseFontFaces } from './font-faces.ts'
import type { SubsetFont } from './fonts.ts'
import type { GeneratedFile } from '../render/generated-file.ts'
import { runApart } from '../run-beside.ts'
import { cacheFolder } from './records.ts'
import { importServerBundle, type BundledAssets, type SharedParts } from './server-bundle.ts'

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
  /** Fonts that are being made already. */
  readonly fonts?: Promise<readonly SubsetFont[]> | undefined
}

/**
 * Bundles src/ for the browser and for prerendering, or takes the bundles that an earlier run made
 * from the same sources. Scripts and fonts are made in two processes, since
 * both take much memory for a short time.
 */
export async function bundleSite({ root, key, modules, fonts }: BundleInput): Promise<Bundles> {
  const kept = keptBundles(root, key)
  if (kept) return kept
  const folder = folderOf(root, key)
  const temporary = `${folder}.${process.pid}`
  const scripts = runApart('bundleScripts', { root, folder: temporary, modules })
  try {
    const [, smaller] = await Promise.all([scripts, fonts ?? runApart('subsetFonts', { root })])
    const client = join(temporary, 'client')
    const assets = exchangeFonts(client, readAssets(client), smaller)
    rmSync(folder, { recursive: true, force: true })
    renameSync(temporary, folder)
    const shared = await makeShared(join(folder, serverFile))
    const made = { assets, shared, files: hashFiles(folder) }
    writeFileSync(join(folder, recordName), toRecord(made))
    removeOthers(root, folder)
    return toBundles(folder, made)
  } finally {
    // Where the fonts failed, the scripts may still be on their way there.
    await Promise.allSettled([scripts])
    rmSync(temporary, { recursive: true, force: true })
  }
}

/** Begins with the fonts, which take longest, where no earlier run has left any bundles. */
export function startFonts(root: string): Promise<readonly SubsetFont[]> | undefined {
  const folder = cacheFolder(root)
  if (existsSync(folder) && readdirSync(folder).some(isBundle)) return undefined
  const fonts = runApart('subsetFonts', { root })
  // Who waits for them hears of a failure.
  fonts.catch(() => undefined)
  return fonts
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
  const names = listFiles(folder).filter((name) => name !== recordName)
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
  const bundle = await importServerBundle(server)
  return {
    drawings: bundle.renderDrawings(),
    icon: bundle.renderIcon(),
    iconGround: bundle.iconGround,
    webManifest: bundle.renderWebManifest(),
    cardSize: bundle.cardSize,
  }
}

/** Finds the built files in Vite's manifest, which is no part of the site. */
function readAssets(outDir: string): Omit<BundledAssets, 'fonts'> {
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest
  const fileOf = (entry: string) => {
    const file = manifest[entry]?.file
    if (!file || !existsSync(join(outDir, file))) throw new Error(`The build made no ${entry}.`)
    return file
  }
  const stylesFile = fileOf('styles.css')
  const styles = readFileSync(join(outDir, stylesFile), 'utf8')
  return {
    styles: styles.trim(),
    stylesFile,
    boot: `/${fileOf('boot.ts')}`,
    app: `/${fileOf('entry-client.tsx')}`,
  }
}

/** Puts the smaller fonts in the place of those that the bundler took as they are. */
function exchangeFonts(
  client: string,
  assets: Omit<BundledAssets, 'fonts'>,
  fonts: readonly SubsetFont[],
): BundledAssets {
  const styles = fonts.reduce((css, { source, bytes }) => {
    const [name, ending] = [basename(source, extname(source)), extname(source)]
    const [whole = ''] = new RegExp(`/assets/${name}-[\\w-]+\\${ending}`).exec(css) ?? []
    if (whole === '') throw new Error(`The styles do not show ${source}.`)
    const file = `/assets/${name}-${hash(bytes).slice(0, 8)}${ending}`
    rmSync(join(client, whole))
    writeFileSync(join(client, file), bytes)
    return css.replaceAll(whole, file)
  }, assets.styles)
  const first = parseFontFaces(styles).filter(isFirstView)
  return { ...assets, styles, fonts: first.map(({ source }) => source) }
}
