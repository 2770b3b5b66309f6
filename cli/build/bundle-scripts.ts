import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build, loadConfigFromFile } from 'vite'
import type { GeneratedFile } from '../render/generated-file.ts'
import { inProduction } from './in-production.ts'

interface ScriptsInput {
  readonly root: string
  /** Gets `client/` and `server/`. */
  readonly folder: string
  /** What the scripts import of generated/, as it is to be. */
  readonly modules: readonly GeneratedFile[]
}

/** Loads what bundling takes, the plugins of the project's configuration most of all. */
export async function prepareBundling(root: string): Promise<void> {
  const mode = { command: 'build', mode: 'production' } as const
  // Bundling loads the configuration again, and says what is wrong with it.
  await loadConfigFromFile(mode, configOf(root), root, 'silent')
}

const configOf = (root: string) => join(root, 'vite.config.ts')

/** Bundles scripts and styles with Vite, for the browser and for prerendering. Rejects as Vite does. */
export function bundleScripts({ root, folder, modules }: ScriptsInput): Promise<void> {
  return inProduction(async () => {
    for (const { path, content } of modules) writeModule(join(folder, path), content)
    const shared = {
      configFile: configOf(root),
      root: join(root, 'src'),
      publicDir: false,
      logLevel: 'warn',
      resolve: {
        alias: [{ find: /^(?:\.\.\/)+generated(?=\/)/, replacement: join(folder, 'generated') }],
      },
    } as const
    await build({
      ...shared,
      build: {
        outDir: join(folder, 'client'),
        emptyOutDir: true,
        manifest: true,
        rollupOptions: {
          input: ['entry-client.tsx', 'boot.ts', 'styles.css'].map((name) =>
            join(root, 'src', name),
          ),
        },
      },
    })
    await build({
      ...shared,
      // One file is loaded much faster than those of React.
      ssr: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: join(folder, 'server'),
        emptyOutDir: true,
        ssr: join(root, 'src/entry-server.tsx'),
        target: 'node20',
        // As such its compiled code can be kept.
        rollupOptions: { output: { format: 'cjs', entryFileNames: '[name].js' } },
      },
    })
  })
}

function writeModule(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
