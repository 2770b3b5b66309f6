import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBundle } from '../bundle/bundle.ts'
import { openCacheFolder } from '../load/project-files.ts'
import { listFiles } from '../load/list-files.ts'
import type { SiteFile } from './site-file.ts'

/** The server bundle reaches the route modules by these names. */
const packageJson = JSON.stringify({ type: 'module', imports: { '#content/*': './content/*' } })

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

/** Each names the application that it was made for: a window older than the site can tell. */
export async function buildRouteModules(root: string, app: string): Promise<RouteModule[]> {
  const names = listFiles(join(root, 'generated/routes'))
  const routes = names
    .filter((name) => name.endsWith('.ts') && name !== 'manifest.ts')
    // What several import is a module of the batch that theirs are in.
    .toSorted((a, b) => rankOf(a) - rankOf(b))
  const modules: RouteModule[] = []
  // The bundler's memory and time grow faster than what it is given at once.
  for (let first = 0; first < routes.length; first += batchSize) {
    modules.push(...(await bundleRoutes(root, routes.slice(first, first + batchSize), app)))
  }
  return modules
}

const batchSize = 500

const rankOf = (name: string) => (name.includes('/') && !name.startsWith('shared/') ? 1 : 0)

async function bundleRoutes(root: string, names: readonly string[], app: string) {
  const input = Object.fromEntries(
    names.map((name) => [name.slice(0, -'.ts'.length), join(root, 'generated/routes', name)]),
  )
  const { rolldown } = await import('rolldown')
  const build = await rolldown({ input, cwd: root, tsconfig: false, logLevel: 'warn' })
  try {
    const { output } = await build.generate({
      format: 'esm',
      entryFileNames: 'content/[name].js',
      minify: true,
      footer: `export const app=${JSON.stringify(app)};`,
    })
    return output.flatMap((file) =>
      file.type === 'chunk' ? [{ path: file.fileName, content: file.code }] : [],
    )
  } finally {
    await build.close()
  }
}
