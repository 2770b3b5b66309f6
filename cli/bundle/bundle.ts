import type { PageAssets } from '../../templates/types.ts'
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Manifest } from 'vite'
import { openSharedCache, programKey, readCache, writeCache } from '../cache/cache.ts'
import { CommandError, exitCodes, orUndefined } from '../lib/errors.ts'
import { hash } from '../lib/hash.ts'
import type { Roots } from '../lib/paths.ts'
import { listFiles } from '../load/list-files.ts'
import { parseFontFaces } from './font-faces.ts'
import { ignoringErrors, retryWhileBusy } from '../write/file-system.ts'

interface BundledAssets extends Omit<
  PageAssets,
  'drawings' | 'allStyles' | 'laterStyles' | 'fonts' | 'buildId'
> {
  /** The bundled style sheet, which is not published: pages get the parts that they need. */
  readonly stylesFile: string
}

export interface Bundles {
  readonly assets: BundledAssets
  readonly client: string
  readonly server: string
}

/** The bundles shipped with a packed engine, relative to its folder. */
const packedFolder = 'cli/bundles'

/**
 * Returns the bundles of src/: those shipped with the engine, or cached from the same sources, or new ones.
 * They contain only the engine and are shared by all sites. `makes` is called before bundling, which takes
 * seconds.
 */
export async function bundleSite(roots: Roots, makes = () => {}): Promise<Bundles> {
  const name = nameOfBundles(roots.engine)
  const cached = join(openSharedCache(roots), name)
  const folders = [join(roots.engine, packedFolder, name), cached]
  const [found] = folders.flatMap((folder) => {
    const assets = readRecord(folder)
    return assets ? { folder, assets } : []
  })
  if (!found) makes()
  const { folder, assets } = found ?? { folder: cached, assets: await makeBundles(roots, cached) }
  ignoringErrors(() => fs.utimesSync(cached, new Date(), new Date()))
  return {
    assets,
    client: join(folder, 'client'),
    server: join(folder, 'server/entry-server.mjs'),
  }
}

/**
 * Writes the bundles into an engine for packaging; returns the paths of the modules in them.
 *
 * @public `bin/pack.mjs` calls it in the program that it packs.
 */
export async function packBundles(engine: string): Promise<readonly string[]> {
  const folder = join(engine, packedFolder, nameOfBundles(engine))
  return writeBundles({ engine, site: engine }, folder)
}

const nameOfBundles = (engine: string) => `bundle-${keyOfSources(engine)}`

/** The hash of everything that goes into the bundles, including the program. */
export function keyOfSources(engine: string): string {
  const sources = listFiles(join(engine, 'src')).map((name) => `src/${name}`)
  const digest = createHash('sha256').update(programKey())
  for (const path of ['package.json', 'package-lock.json', ...sources]) {
    const file = join(engine, path)
    if (fs.existsSync(file)) digest.update(`\0${path}\0`).update(fs.readFileSync(file))
  }
  return digest.digest('hex').slice(0, 16)
}

async function makeBundles(roots: Roots, folder: string): Promise<BundledAssets> {
  const temporary = `${folder}.${process.pid}`
  try {
    await writeBundles(roots, temporary)
    putInPlace(temporary, folder)
    removeUnused(dirname(folder))
    const assets = readRecord(folder)
    if (!assets) throw new Error(`${folder} cannot be read back.`)
    return assets
  } catch (error) {
    throw toBundleError(error)
  } finally {
    fs.rmSync(temporary, { recursive: true, force: true })
  }
}

/** Returns the paths of all bundled modules. */
async function writeBundles(roots: Roots, folder: string): Promise<readonly string[]> {
  fs.mkdirSync(folder, { recursive: true })
  const { viteBuild } = await import('./vite-build.ts')
  const modules = await viteBuild({ ...roots, folder })
  writeCache(recordOf(folder), hashFiles(folder), readAssets(join(folder, 'client')))
  return modules
}

/** Another process may have put the same bundles there, which others already read. */
function putInPlace(temporary: string, folder: string): void {
  const isThere = () => readRecord(folder) !== undefined
  if (isThere()) return
  try {
    fs.rmSync(folder, { recursive: true, force: true })
    retryWhileBusy(() => fs.renameSync(temporary, folder))
  } catch (error) {
    if (!isThere()) throw error
  }
}

/** Removes bundles unused for a month, and leftovers of runs interrupted over an hour ago. */
function removeUnused(cache: string): void {
  for (const name of fs.readdirSync(cache).filter((each) => each.startsWith('bundle-'))) {
    const folder = join(cache, name)
    const age = Date.now() - (fs.statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Infinity)
    if (age > (name.includes('.') ? oneHour : 30 * 24 * oneHour)) {
      ignoringErrors(() => fs.rmSync(folder, { recursive: true }))
    }
  }
}

const oneHour = 60 * 60 * 1000

function toBundleError(error: unknown): CommandError {
  const message = stripVTControlCharacters(error instanceof Error ? error.message : String(error))
  const [plain = ''] = message.split(/\n\s*Stack backtrace:\n/)
  const lines = plain.split('\n').filter((line) => !/^ +at /.test(line))
  const text = `src/ could not be bundled: ${lines.join('\n').trim()}`
  return new CommandError(exitCodes.failed, text, { cause: error })
}

const recordName = 'bundles.json'

const recordOf = (folder: string) => join(folder, recordName)

/** The record of the bundles in a folder; `undefined` when they are missing, truncated or changed. */
const readRecord = (folder: string) =>
  orUndefined(() => readCache<BundledAssets>(recordOf(folder), hashFiles(folder)))

function hashFiles(folder: string): string {
  const names = listFiles(folder).filter((name) => name !== recordName)
  return names.map((name) => `${name} ${hash(fs.readFileSync(join(folder, name)))}`).join(', ')
}

function readAssets(client: string): BundledAssets {
  const manifest: Manifest = JSON.parse(
    fs.readFileSync(join(client, '.vite/manifest.json'), 'utf8'),
  )
  const fileOf = (entry: string) => {
    const file = manifest[entry]?.file
    if (!file || !fs.existsSync(join(client, file))) throw new Error(`The build made no ${entry}.`)
    return file
  }
  const stylesFile = fileOf('styles.css')
  const styles = fs.readFileSync(join(client, stylesFile), 'utf8').trim()
  const faces = parseFontFaces(styles)
  const missing = faces.find(({ source }) => !fs.existsSync(join(client, source)))
  if (missing) throw new Error(`The styles name a font that is not there: ${missing.source}`)
  return {
    styles,
    stylesFile,
    lazyHydrate: `/${fileOf('lazy-hydrate.ts')}`,
    notices: `/${fileOf('notices.ts')}`,
    beginMessage: `/${fileOf('begin-message.ts')}`,
    app: `/${fileOf('entry-client.tsx')}`,
  }
}
