import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { openCache } from './cache.ts'
import { isFirstView, parseFontFaces } from './font-faces.ts'
import { subsetFonts } from './fonts.ts'
import type { BundledAssets } from './server-bundle.ts'

/** What bundling made: the browser's assets, and the program that prerenders. */
export interface Bundles {
  readonly assets: BundledAssets
  /** The file of the server bundle. */
  readonly server: string
}

/** Bundles src/ for the browser into `outDir`, and for prerendering into `serverDir`. */
export async function bundleSite(
  root: string,
  outDir: string,
  serverDir: string,
): Promise<Bundles> {
  const { build } = await import('vite')
  const fonts = await subsetFonts(root, {
    folder: join(serverDir, '../fonts'),
    cache: openCache(join(root, 'node_modules/.cache/roof-site')),
  })
  const shared = {
    configFile: join(root, 'vite.config.ts'),
    root: join(root, 'src'),
    publicDir: false,
    logLevel: 'warn',
    resolve: { alias: fonts.map(({ source, file }) => ({ find: source, replacement: file })) },
  } as const
  await build({
    ...shared,
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      rollupOptions: {
        input: ['entry-client.tsx', 'boot.ts', 'styles.css'].map((name) => join(root, 'src', name)),
      },
    },
  })
  await build({
    ...shared,
    build: {
      outDir: serverDir,
      emptyOutDir: true,
      ssr: join(root, 'src/entry-server.tsx'),
      target: 'node20',
    },
  })
  return { assets: readAssets(outDir), server: join(serverDir, 'entry-server.js') }
}

/** Finds the built files in Vite's manifest, which is no part of the site. */
function readAssets(outDir: string): BundledAssets {
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest
  const fileOf = (entry: string) => {
    const file = manifest[entry]?.file
    if (!file || !existsSync(join(outDir, file))) throw new Error(`The build made no ${entry}.`)
    return file
  }
  const stylesFile = join(outDir, fileOf('styles.css'))
  const styles = readFileSync(stylesFile, 'utf8')
  // Every page holds the styles itself; nothing asks for their file.
  rmSync(stylesFile)
  return {
    styles: styles.trim(),
    boot: `/${fileOf('boot.ts')}`,
    app: `/${fileOf('entry-client.tsx')}`,
    fonts: parseFontFaces(styles)
      .filter(isFirstView)
      .map(({ source }) => source),
  }
}
