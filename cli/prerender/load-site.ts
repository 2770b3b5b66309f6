import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBundle } from '../bundle/server-bundle.ts'
import { cacheFolder } from '../lib/cache-folder.ts'
import type { RouteModule } from './route-modules.ts'

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
