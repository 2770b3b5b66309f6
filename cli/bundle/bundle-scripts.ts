import { mkdirSync, writeFileSync } from 'node:fs'
import nodeModule, { syncBuiltinESMExports } from 'node:module'
import { dirname, join } from 'node:path'
import {
  createBuilder,
  createLogger,
  type InlineConfig,
  type Logger,
  type Plugin,
  type ViteBuilder,
} from 'vite'
import type { GeneratedFile } from '../render/generated-file.ts'
import { inProduction } from './with-node-env.ts'

/** Where scripts are bundled from and to. */
export interface BundlingPlace {
  readonly root: string
  /** Gets `server/` and `client/`. */
  readonly folder: string
}

interface ServerInput extends BundlingPlace {
  /** What the scripts import of generated/, as it is to be. */
  readonly modules: readonly GeneratedFile[]
}

/** Both bundles are made by one of them, by the folder that they are made in. */
const builders = new Map<string, Promise<ViteBuilder>>()

/** Loads what bundling takes: Vite, and the plugins of the project's configuration most of all. */
export function prepareBundling(place: BundlingPlace): Promise<ViteBuilder> {
  const known = builders.get(place.folder)
  const builder = known ?? inProduction(() => withoutHooks(() => createBuilder(configOf(place))))
  builders.set(place.folder, builder)
  return builder
}

/**
 * Does what loads plugins, without hooks for that: on Node 20 Tailwind sets one, to load files again
 * that are edited, and each later import waits for its thread.
 */
async function withoutHooks<Result>(work: () => Promise<Result>): Promise<Result> {
  const { register } = nodeModule
  const setRegister = (value: typeof register | undefined) => {
    Reflect.set(nodeModule, 'register', value)
    syncBuiltinESMExports()
  }
  setRegister(undefined)
  try {
    return await work()
  } finally {
    setRegister(register)
  }
}

/** Bundles what prerenders, with Vite; to be done first. Rejects as Vite does. */
export async function bundleServer({ modules, ...place }: ServerInput): Promise<void> {
  for (const { path, content } of modules) writeModule(join(place.folder, path), content)
  await bundle('ssr', place)
}

/** Bundles scripts and styles for the browser, with Vite; to be done last. Rejects as Vite does. */
export async function bundleClient(place: BundlingPlace): Promise<void> {
  try {
    await bundle('client', place)
  } finally {
    builders.delete(place.folder)
  }
}

async function bundle(name: 'client' | 'ssr', place: BundlingPlace): Promise<void> {
  const builder = await prepareBundling(place)
  const environment = builder.environments[name]
  if (!environment) throw new Error(`Vite has no environment ${name}.`)
  await inProduction(() => builder.build(environment))
}

/**
 * Has the application compiled while it loads, on another thread, where it is interpreted for the
 * first time otherwise: when a link is followed (V8's explicit compile hints, Chrome 136).
 */
const compileHint = '//# allFunctionsCalledOnLoad'

/**
 * Vite puts 1 kB around each import that comes later, to fetch what its chunk needs ahead. Nothing
 * here needs any.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
}

/** The pages are modules of their own in the finished site: no bundle holds one. */
const externalPages: Plugin = {
  name: 'external-pages',
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer?.endsWith('/generated/routes/manifest.ts') && source.startsWith('./')
      ? { id: `/content${source.slice(1)}.js`, external: 'absolute' }
      : undefined,
}

/** Passes warnings on. Whoever gave the order hears of what ends bundling, and tells it. */
function createWarner(): Logger {
  const logger = createLogger('warn')
  logger.error = () => undefined
  return logger
}

function configOf({ root, folder }: BundlingPlace): InlineConfig {
  const inSources = (name: string) => join(root, 'src', name)
  return {
    configFile: join(root, 'vite.config.ts'),
    root: join(root, 'src'),
    publicDir: false,
    plugins: [plainImports, externalPages],
    logLevel: 'warn',
    customLogger: createWarner(),
    resolve: {
      alias: [{ find: /^(?:\.\.\/)+generated(?=\/)/, replacement: join(folder, 'generated') }],
    },
    // The configuration is loaded once for both.
    builder: { sharedConfigBuild: true },
    environments: {
      client: {
        build: {
          outDir: join(folder, 'client'),
          emptyOutDir: true,
          manifest: true,
          rollupOptions: {
            input: ['entry-client.tsx', 'lazy-hydrate.ts', 'styles.css'].map(inSources),
            output: { postBanner: ({ name }) => (name === 'entry-client' ? compileHint : '') },
          },
        },
      },
      ssr: {
        // One file is loaded much faster than those of React.
        resolve: { noExternal: true },
        define: { 'process.env.NODE_ENV': '"production"' },
        build: {
          outDir: join(folder, 'server'),
          emptyOutDir: true,
          ssr: inSources('entry-server.tsx'),
          target: 'node20',
          // As such its compiled code can be kept.
          rollupOptions: { output: { format: 'cjs', entryFileNames: '[name].js' } },
        },
      },
    },
  }
}

function writeModule(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
