import * as nodeFs from 'node:fs'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, parse, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { OutputChunk, Plugin } from 'rolldown'
import type { ServerBundle } from '../bundle/bundle.ts'
import { contentName, hash, packageVersion } from '../lib/hash.ts'
import { openCacheFolder } from '../load/project-files.ts'
import { listFiles } from '../load/list-files.ts'
import { readIfThere } from '../write/file-system.ts'
import { readKept, writeKept } from './kept.ts'
import type { SiteFile } from './site-file.ts'

/** What all pages share, and where each is: the one module that the bundles ask for. */
export const siteFile = 'content/site.js'

/** The server bundle does by this name. */
const nameOfSite = { '#content/site': `./${siteFile}` }
const packageJson = JSON.stringify({ type: 'module', imports: nameOfSite })

/** In a folder of its own: Node would take modules of the same name from an earlier build. */
export async function withSite<Result>(
  root: string,
  { server, modules }: { readonly server: string; readonly modules: readonly RouteModule[] },
  work: (bundle: ServerBundle) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(openCacheFolder(root), 'site-'))
  try {
    writeFileSync(join(folder, 'package.json'), packageJson)
    const entry = join(folder, 'entry-server.js')
    cpSync(server, entry)
    for (const { path, content } of modules) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), content)
    }
    const bundle: ServerBundle = await import(pathToFileURL(entry).href)
    return await work(bundle)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The module of the page at a path: `content/home.js`. */
export const contentFile = (path: string) => `content/${path === '/' ? 'home' : path.slice(1)}.js`

export interface RouteModule extends SiteFile {
  readonly content: string
}

/** A module with what it was bundled from; one of a town or a job shares nothing with others. */
interface BundledModule extends RouteModule {
  readonly name: string
  readonly inputs: readonly string[]
  readonly source: string
  readonly isAlone: boolean
}

/** Each bears the mark of the application and the site that it was made for: an older window can tell. */
export async function buildRouteModules(root: string, app: string): Promise<RouteModule[]> {
  const routes = listFiles(join(root, 'generated/routes'))
    .filter((file) => file.endsWith('.ts') && file !== 'manifest.ts')
    .map((file) => file.slice(0, -'.ts'.length))
  // What several import is a module of the batch that theirs are in.
  const names = ['site', ...routes].toSorted((a, b) => rankOf(a) - rankOf(b))
  const from = packageVersion('rolldown')
  const kept = readKept<readonly BundledModule[]>(root, 'modules', from) ?? []
  const same = kept.filter(({ inputs, source }) => sourceOf(root, inputs) === source)
  const usable = new Map(same.map((module) => [module.name, module]))
  const isWhole = names.every((name) => rankOf(name) === 1 || usable.has(name))
  const isUsable = (name: string) =>
    rankOf(name) === 0 ? isWhole : usable.get(name)?.isAlone === true
  const stale = names.filter((name) => !isUsable(name))
  const fresh = await bundleAll(root, stale)
  // Two that share what each had for itself may have been bundled apart.
  const mayDiffer = fresh.some(({ name, isAlone }) => rankOf(name) === 1 && !isAlone)
  const all =
    mayDiffer && stale.length < names.length
      ? await bundleAll(root, names)
      : [...names.flatMap((name) => (isUsable(name) ? (usable.get(name) ?? []) : [])), ...fresh]
  // What the bundler split off by itself belongs to no page.
  const isKnown = all.every(({ path }) => path.startsWith('content/'))
  if (stale.length > 0 && isKnown) writeKept(root, 'modules', from, all)
  const shared = readFileSync(join(root, 'generated/site.ts'), 'utf8')
  const mark = `\nexport const app=${JSON.stringify(contentName(app + shared))};`
  return all.map(({ path, content }) => ({ path, content: content + mark }))
}

/** The hash of files; of one that is gone, that of nothing. */
function sourceOf(root: string, inputs: readonly string[]): string {
  const texts = inputs.map((path) => readIfThere(nodeFs, join(root, path)) ?? '')
  return hash(texts.map(hash).join())
}

async function bundleAll(root: string, names: readonly string[]) {
  const modules: BundledModule[] = []
  // The bundler's memory and time grow faster than what it is given at once.
  for (let first = 0; first < names.length; first += batchSize) {
    modules.push(...(await bundleRoutes(root, names.slice(first, first + batchSize))))
  }
  return modules
}

const batchSize = 500

const rankOf = (name: string) => (name.includes('/') && !name.startsWith('shared/') ? 1 : 0)

async function bundleRoutes(root: string, names: readonly string[]) {
  const fileOf = (name: string) => join(root, 'generated/routes', `${name}.ts`)
  const manifest = fileOf('manifest')
  const input = names.map((name) => [name, name === 'site' ? manifest : fileOf(name)])
  const { rolldown } = await import('rolldown')
  const build = await rolldown({
    input: Object.fromEntries(input),
    plugins: [sharedModule(manifest)],
    cwd: root,
    tsconfig: false,
    logLevel: 'warn',
  })
  try {
    const { output } = await build.generate({
      format: 'esm',
      entryFileNames: 'content/[name].js',
      minify: true,
    })
    return output.flatMap((file) => (file.type === 'chunk' ? toModule(root, file) : []))
  } finally {
    await build.close()
  }
}

/** Adds what all pages share to the list of pages, which finds their modules beside it. */
const sharedModule = (manifest: string): Plugin => ({
  name: 'roof-site:shared-module',
  transform(code, id) {
    if (id !== manifest) return undefined
    const paths = [...code.matchAll(/'(.+)': \(\) =>\s/g)].map(([, path]) => path)
    const load = "(path) => [path, () => import(`./${path.slice(1) || 'home'}.js`)]"
    const routes = `Object.fromEntries(${JSON.stringify(paths)}.map(${load}))`
    return `export * from '../site'\nexport const routes = ${routes}`
  },
})

function toModule(root: string, chunk: OutputChunk): BundledModule {
  const { name, fileName: path, code: content, moduleIds, imports, isEntry } = chunk
  const inputs = moduleIds.map((id) => relative(root, id))
  const own = basename(name)
  const isAlone =
    isEntry && imports.length === 0 && inputs.every((each) => parse(each).name === own)
  return { name, path, content, inputs, source: sourceOf(root, inputs), isAlone }
}
