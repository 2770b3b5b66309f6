import * as nodeFs from 'node:fs'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { OutputChunk, Plugin } from 'rolldown'
import type { ServerBundle } from '../bundle/bundle.ts'
import { contentName, hash, packageVersion } from '../lib/hash.ts'
import { openCache, readCache, writeCache } from '../cache/cache.ts'
import { listFiles } from '../load/list-files.ts'
import { readIfThere } from '../write/file-system.ts'
import type { SiteFile } from './site-file.ts'

/** What all pages share: the one module that the bundles ask for. */
export const siteFile = 'content/site.js'

/** The server bundle does by this name, and gets the list of pages besides. */
export const nameOfSite = { '#content/site': './site.js' }
const packageJson = JSON.stringify({ type: 'module', imports: nameOfSite })

/** In a folder of its own: Node would take modules of the same name from an earlier build. */
export async function withSite<Result>(
  root: string,
  { server, modules }: { readonly server: string; readonly modules: readonly RouteModule[] },
  work: (bundle: ServerBundle) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(openCache(root), 'site-'))
  try {
    const paths = listPages(root)
    const ofPages = new Set(paths.map(contentFile))
    const write = ({ path, content }: RouteModule) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), content)
    }
    write({ path: 'package.json', content: packageJson })
    write({ path: 'site.js', content: listModules(paths) })
    const entry = join(folder, 'entry-server.js')
    cpSync(server, entry)
    const known = new Map(modules.map((module) => [module.path, module]))
    modules.filter(({ path }) => !ofPages.has(path)).forEach(write)
    const bundle: ServerBundle = await import(pathToFileURL(entry).href)
    // Of all pages an edit changes few, and the others are not asked for.
    const loadPage = (path: string) => {
      const module = known.get(contentFile(path))
      if (module) write(module)
      return bundle.loadPage(path)
    }
    return await work({ ...bundle, loadPage })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function listPages(root: string): string[] {
  const manifest = readFileSync(join(root, 'generated/routes/manifest.ts'), 'utf8')
  return Array.from(manifest.matchAll(/'(.+)': \(\) =>\s/g), ([, path = '']) => path)
}

function listModules(paths: readonly string[]): string {
  const lines = paths.map(
    (path) => `${JSON.stringify(path)}: () => import('./${contentFile(path)}')`,
  )
  return `export * from './${siteFile}'\nexport const routes = {${lines.join()}}`
}

/** The module of the page at a path: `content/home.js`. */
export const contentFile = (path: string) => `content/${path === '/' ? 'home' : path.slice(1)}.js`

export interface RouteModule extends SiteFile {
  readonly content: string
}

interface BundledModule extends RouteModule {
  readonly name: string
  readonly inputs: readonly string[]
  readonly source: string
}

/** Each bears the mark of the application and the site that it was made for: an older window can tell. */
export async function buildRouteModules(root: string, app: string): Promise<RouteModule[]> {
  const files = listFiles(join(root, 'generated/routes')).filter((file) => file.endsWith('.ts'))
  const names = files.map((file) => file.slice(0, -'.ts'.length))
  const from = packageVersion('rolldown')
  const cacheFile = join(openCache(root), 'modules.json')
  const kept = readCache<readonly BundledModule[]>(cacheFile, from) ?? []
  const same = kept.filter(({ inputs, source }) => hashInputs(root, inputs) === source)
  const known = new Map(same.map((module) => [module.name, module]))
  const stale = names.filter((name) => !known.has(name))
  // The bundler's memory and time grow faster than what it is given at once.
  for (let first = 0; first < stale.length; first += 100) {
    for (const module of await bundleRoutes(root, stale.slice(first, first + 100))) {
      known.set(module.name, module)
    }
  }
  const all = names.flatMap((name) => known.get(name) ?? [])
  if (stale.length > 0) writeCache(cacheFile, from, all)
  const shared = readFileSync(join(root, 'generated/site.ts'), 'utf8')
  const mark = `\nexport const app=${JSON.stringify(contentName(app + shared))};`
  return all.map(({ path, content }) => ({ path, content: content + mark }))
}

/** The hash of files; of one that is gone, that of nothing. */
function hashInputs(root: string, inputs: readonly string[]): string {
  const texts = inputs.map((path) => readIfThere(nodeFs, join(root, path)) ?? '')
  return hash(texts.map(hash).join())
}

async function bundleRoutes(root: string, names: readonly string[]): Promise<BundledModule[]> {
  const folder = join(root, 'generated/routes')
  const input = Object.fromEntries(names.map((name) => [name, join(folder, `${name}.ts`)]))
  const { rolldown } = await import('rolldown')
  const plugins = [modulesApart(folder), sharedModule(folder)]
  const build = await rolldown({ input, plugins, cwd: root, tsconfig: false, logLevel: 'warn' })
  try {
    const { output } = await build.generate({
      format: 'esm',
      entryFileNames: ({ name }) => (name === 'manifest' ? siteFile : `content/${name}.js`),
      minify: true,
    })
    return output.flatMap((file) => (file.type === 'chunk' ? toModule(root, file) : []))
  } finally {
    await build.close()
  }
}

/** Leaves what several pages show a module of its own, at the same place beside theirs. */
const modulesApart = (folder: string): Plugin => ({
  name: 'roof-site:modules-apart',
  resolveId(source, importer) {
    const isModule = importer && join(importer, '..', source).startsWith(join(folder, '/'))
    return isModule ? { id: `${source}.js`, external: true } : undefined
  },
})

/** In place of the list of pages, what all pages share: a page's module is beside it, however many there are. */
const sharedModule = (folder: string): Plugin => ({
  name: 'roof-site:shared-module',
  load(id) {
    if (id !== join(folder, 'manifest.ts')) return undefined
    const find = "(_, path) => () => import(`./${path.slice(1) || 'home'}.js`)"
    return `export * from '../site'\nexport const routes = new Proxy({}, { get: ${find} })`
  },
})

function toModule(root: string, { name, fileName, code, moduleIds }: OutputChunk): BundledModule {
  const inputs = moduleIds.map((id) => relative(root, id))
  return { name, path: fileName, content: code, inputs, source: hashInputs(root, inputs) }
}
