import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBundle } from '../bundle/server-bundle.ts'
import { cacheFolder } from '../lib/paths.ts'
import { listFiles } from '../load/list-files.ts'
import type { SiteFile } from './site-file.ts'

/** The server bundle reaches the route modules by these names. */
const packageJson = JSON.stringify({ type: 'module', imports: { '#content/*': './content/*' } })

/**
 * Runs `work` with the server bundle, put together with the route modules of this build in a folder
 * of its own: Node would take modules of the same name from an earlier build of the same process.
 */
export async function withSite<Result>(
  root: string,
  { server, modules }: { readonly server: string; readonly modules: readonly RouteModule[] },
  work: (bundle: ServerBundle) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(cacheFolder(root), 'site-'))
  try {
    writeFileSync(join(folder, 'package.json'), packageJson)
    const entry = join(folder, 'entry-server.js')
    cpSync(server, entry)
    for (const { path, content } of modules) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), content)
    }
    // The bundle is built from src/entry-server, whose exports have these types.
    return await work((await import(pathToFileURL(entry).href)) as ServerBundle)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A route module as JavaScript; `path` is that of its file in dist/. */
export interface RouteModule extends SiteFile {
  readonly content: string
}

/**
 * Makes a module of JavaScript of each generated route module: `content/service-areas/guilford.js`.
 * Each names the application that it was made for, so that a window which is older than the site
 * can tell.
 */
export async function buildRouteModules(root: string, app: string): Promise<RouteModule[]> {
  const folder = join(root, 'generated/routes')
  const names = listFiles(folder).filter((name) => name.endsWith('.ts') && name !== 'manifest.ts')
  const input = Object.fromEntries(
    names.map((name) => [name.slice(0, -'.ts'.length), join(folder, name)]),
  )
  // Loading it takes longer than most commands.
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
