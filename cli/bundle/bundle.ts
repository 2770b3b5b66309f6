import type { OgImage, Page, PageAssets, Redirect, Site } from '../../templates/types.ts'
import { createHash } from 'node:crypto'
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
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import type { Manifest } from 'vite'
import { openCacheFolder } from '../load/project-files.ts'
import { CommandError, exitCodes } from '../lib/errors.ts'
import { hash } from '../lib/hash.ts'
import type { Roots } from '../lib/paths.ts'
import { listFiles } from '../load/list-files.ts'
import { parseFontFaces } from './font-faces.ts'
import { patiently } from '../write/file-system.ts'

interface BundledAssets extends Omit<PageAssets, 'drawings' | 'allStyles' | 'fonts'> {
  /** The file that the styles came from, which nothing asks for: pages hold what they need of it. */
  readonly stylesFile: string
}

export interface Bundles {
  readonly assets: BundledAssets
  readonly client: string
  readonly server: string
}

/** Bundles src/, or takes the bundles that an earlier run made from the same sources. */
export async function bundleSite(
  roots: Roots,
  { anew }: { readonly anew: boolean },
): Promise<Bundles> {
  const folder = join(openCacheFolder(roots.site), `bundle-${keyOfSources(roots)}`)
  const kept = anew ? undefined : readBundles(folder)
  return kept ?? makeBundles(roots, folder)
}

/** Changes with whatever the bundles are made from, the program included, wherever that lies. */
export function keyOfSources({ engine, site }: Roots): string {
  const sources = listFiles(join(engine, 'src')).map((name) => `src/${name}`)
  // Modules of pages are no part of the bundles.
  const generated = listFiles(join(site, 'generated')).filter((name) =>
    /^(?:[\w-]+|routes\/manifest)\.ts$/.test(name),
  )
  const digest = createHash('sha256').update(process.version)
  const update = (folder: string, path: string) =>
    digest.update(`\0${path}\0`).update(readFileSync(join(folder, path)))
  // The program's own files, as sources or bundled.
  for (const name of readdirSync(ownFolder)
    .filter((each) => /\.[jt]s$/.test(each))
    .toSorted()) {
    update(ownFolder, name)
  }
  for (const path of ['vite.config.ts', 'package-lock.json', ...sources]) {
    if (existsSync(join(engine, path))) update(engine, path)
  }
  for (const name of generated) update(join(site, 'generated'), name)
  return digest.digest('hex').slice(0, 16)
}

const ownFolder = fileURLToPath(new URL('.', import.meta.url))

async function makeBundles(roots: Roots, folder: string): Promise<Bundles> {
  const temporary = `${folder}.${process.pid}`
  try {
    mkdirSync(temporary, { recursive: true })
    const { viteBuild } = await import('./vite-build.ts')
    await viteBuild({ ...roots, folder: temporary })
    const assets = readAssets(join(temporary, 'client'))
    const record: BundleRecord = { assets, files: hashFiles(temporary) }
    writeFileSync(join(temporary, recordName), JSON.stringify(record))
    removeOthers(roots.site, temporary)
    patiently(() => renameSync(temporary, folder))
    return toBundles(folder, assets)
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true })
    throw toBundleError(error)
  }
}

/** Of a site one version of the bundles is kept, and nothing of a run that was cut off. */
function removeOthers(site: string, kept: string): void {
  for (const name of readdirSync(openCacheFolder(site))) {
    const folder = join(openCacheFolder(site), name)
    if (name.startsWith('bundle-') && folder !== kept) {
      patiently(() => rmSync(folder, { recursive: true }))
    }
  }
}

/** What the bundler found, without its colors and the way through its own code. */
function toBundleError(error: unknown): CommandError {
  const message = stripVTControlCharacters(error instanceof Error ? error.message : String(error))
  const [told = ''] = message.split(/\n\s*Stack backtrace:\n/)
  const lines = told.split('\n').filter((line) => !/^ +at /.test(line))
  const text = `src/ could not be bundled: ${lines.join('\n').trim()}`
  return new CommandError(exitCodes.failed, text, { cause: error })
}

const recordName = 'bundles.json'

interface BundleRecord {
  readonly assets: BundledAssets
  readonly files: string
}

function toBundles(folder: string, assets: BundledAssets): Bundles {
  return { assets, client: join(folder, 'client'), server: join(folder, 'server/entry-server.js') }
}

/** The bundles in a folder; `undefined` where they are missing, cut off or changed. */
function readBundles(folder: string): Bundles | undefined {
  try {
    const kept: BundleRecord = JSON.parse(readFileSync(join(folder, recordName), 'utf8'))
    return kept.files === hashFiles(folder) ? toBundles(folder, kept.assets) : undefined
  } catch {
    return undefined
  }
}

function hashFiles(folder: string): string {
  const names = listFiles(folder).filter((name) => name !== recordName)
  return names.map((name) => `${name} ${hash(readFileSync(join(folder, name)))}`).join(', ')
}

function readAssets(client: string): BundledAssets {
  const manifest: Manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
  const fileOf = (entry: string) => {
    const file = manifest[entry]?.file
    if (!file || !existsSync(join(client, file))) throw new Error(`The build made no ${entry}.`)
    return file
  }
  const stylesFile = fileOf('styles.css')
  const styles = readFileSync(join(client, stylesFile), 'utf8').trim()
  const faces = parseFontFaces(styles)
  const missing = faces.find(({ source }) => !existsSync(join(client, source)))
  if (missing) throw new Error(`The styles name a font that is not there: ${missing.source}`)
  return {
    styles,
    stylesFile,
    lazyHydrate: `/${fileOf('lazy-hydrate.ts')}`,
    app: `/${fileOf('entry-client.tsx')}`,
  }
}

/** What src/entry-server exports. */
export interface ServerBundle {
  readonly site: Site
  readonly redirects: readonly Redirect[]
  readonly routePaths: readonly string[]
  readonly loadPage: (path: string) => Promise<Page | undefined>
  readonly createPageRenderer: (assets: PageAssets) => (page: Page, body?: string) => string
  /** The markup of a page that is hydrated; `drawings` is the address of their file. */
  readonly renderBody: (page: Page, drawings: string) => string
  readonly renderDrawings: (parts?: { readonly houses: boolean }) => string
  readonly renderOgImage: (page: Page) => OgImage
  /** The site's icon as SVG with its letters apart, and the ground behind it where a system cuts its own shape. */
  readonly renderIcon: () => Pick<OgImage, 'width' | 'height' | 'drawing' | 'boxes'>
  readonly iconGround: string
  readonly renderWebManifest: () => string
  readonly renderAlias: (redirect: Redirect) => string
}
