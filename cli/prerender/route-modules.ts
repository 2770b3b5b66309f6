import { join } from 'node:path'
import { listFiles } from '../load/list-files.ts'
import type { SiteFile } from './site-file.ts'

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
