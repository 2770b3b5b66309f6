import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { isAbsolute, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { createBuilder, createLogger, type InlineConfig, type Logger, type Plugin } from 'vite'
import type { Roots } from '../lib/paths.ts'
import { openCache } from '../cache/cache.ts'

type ViteBuildInput = Roots & { readonly folder: string }

/**
 * Bundles src/ with Vite for the browser and for prerendering; returns the paths of all bundled modules.
 * Rejects with Vite's errors.
 */
export async function viteBuild(input: ViteBuildInput): Promise<string[]> {
  return asProduction(async () => {
    const builder = await createBuilder(configOf(input))
    const modules: string[] = []
    for (const environment of Object.values(builder.environments)) {
      for (const made of [await builder.build(environment)].flat()) {
        const chunks = 'output' in made ? made.output : []
        modules.push(...chunks.flatMap((each) => (each.type === 'chunk' ? each.moduleIds : [])))
      }
    }
    return modules.filter((path) => isAbsolute(path))
  })
}

/** React and Vite choose their build by NODE_ENV, which tests set to another value. */
async function asProduction<Result>(work: () => Promise<Result>): Promise<Result> {
  const previous = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    return await work()
  } finally {
    if (previous === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = previous
  }
}

/** The config that compiles src/, shared with tests. */
export const sourceConfig = () => ({
  // In a site, src/ is below node_modules, which the plugin excludes by default.
  plugins: [react({ include: /\.tsx$/, exclude: [] }), tailwindcss()],
  css: { transformer: 'lightningcss' as const },
})

/** The config shared by build and dev: the engine's sources, and the site's generated part. */
export function viteConfig({ engine, site }: Roots) {
  return {
    ...sourceConfig(),
    configFile: false as const,
    root: join(engine, 'src'),
    publicDir: false,
    cacheDir: join(openCache(site), 'vite'),
    // Otherwise Vite would pick up a tsconfig above the site.
    tsconfig: join(engine, 'src/tsconfig.json'),
    resolve: { alias: { '#generated': join(site, 'generated') } },
  } satisfies InlineConfig
}

function configOf({ folder, ...roots }: ViteBuildInput): InlineConfig {
  const inSources = (name: string) => join(roots.engine, 'src', name)
  const config = viteConfig(roots)
  return {
    ...config,
    // One bundle serves all sites; the site's content is loaded separately.
    resolve: { alias: { '#generated': '#content' } },
    plugins: [...config.plugins, siteApart],
    logLevel: 'warn',
    customLogger: createWarner(),
    builder: { sharedConfigBuild: true },
    environments: {
      client: {
        build: {
          outDir: join(folder, 'client'),
          emptyOutDir: true,
          manifest: true,
          modulePreload: false,
          rollupOptions: {
            checks: { bundlerTimings: false },
            input: [
              'entry-client.tsx',
              'lazy-hydrate.ts',
              'notices.ts',
              'begin-message.ts',
              'styles.css',
            ].map(inSources),
          },
        },
      },
      ssr: {
        resolve: { noExternal: true },
        define: { 'process.env.NODE_ENV': '"production"' },
        build: {
          outDir: join(folder, 'server'),
          emptyOutDir: true,
          ssr: inSources('entry-server.tsx'),
          target: 'node20',
          rollupOptions: {
            // One file: the server needs no lazy loading.
            output: { entryFileNames: '[name].mjs', codeSplitting: false },
            checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
          },
        },
      },
    },
  }
}

/** Keeps the site's content out of the bundles: browsers fetch it, and the server gets it by `showSite`. */
const siteApart: Plugin = {
  name: 'roof-site:site-apart',
  enforce: 'pre',
  resolveId(source) {
    if (source !== '#content/site' && source !== '#content/routes/manifest') return undefined
    return this.environment.name === 'ssr'
      ? noSite
      : { id: '/content/site.js', external: 'absolute', moduleSideEffects: false }
  },
  load: (id) => (id === noSite ? 'export const site = {}, routes = {}' : undefined),
}

const noSite = '\0no-site'

/** Forwards warnings without the bundler's colors; errors also arrive as a rejection. */
function createWarner(): Logger {
  const logger = createLogger('warn')
  const { warn } = logger
  logger.warn = (text, options) => warn(stripVTControlCharacters(text), options)
  logger.error = () => undefined
  return logger
}
