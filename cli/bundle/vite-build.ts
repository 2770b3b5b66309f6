import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { isAbsolute, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { createBuilder, createLogger, type InlineConfig, type Logger, type Plugin } from 'vite'
import type { Roots } from '../lib/paths.ts'
import { openCache } from '../cache/cache.ts'

type ViteBuildInput = Roots & { readonly folder: string }

/**
 * Bundles src/ with Vite, for the browser and for prerendering, and returns the paths of all modules
 * that the bundles hold. Rejects as Vite does.
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

/** React and Vite ask NODE_ENV which of their two selves to be; tests set it to another value. */
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

/** How the sources in src/ become what a browser reads, in tests too. */
export const sourceConfig = () => ({
  // In a site the sources lie below node_modules, which would be left out.
  plugins: [react({ include: /\.tsx$/, exclude: [] }), tailwindcss()],
  css: { transformer: 'lightningcss' as const },
})

/** What building and developing tell Vite: the engine's sources, and this site's part of them. */
export function viteConfig({ engine, site }: Roots) {
  return {
    ...sourceConfig(),
    configFile: false as const,
    root: join(engine, 'src'),
    publicDir: false,
    cacheDir: join(openCache(site), 'vite'),
    // Above the site may lie one that has nothing to do with it.
    tsconfig: join(engine, 'src/tsconfig.json'),
    resolve: { alias: { '#generated': join(site, 'generated') } },
  } satisfies InlineConfig
}

function configOf({ folder, ...roots }: ViteBuildInput): InlineConfig {
  const inSources = (name: string) => join(roots.engine, 'src', name)
  const config = viteConfig(roots)
  return {
    ...config,
    // One bundle serves all sites: what a site says comes beside it.
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
            input: ['entry-client.tsx', 'lazy-hydrate.ts', 'styles.css'].map(inSources),
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
            // One file; what the browser loads later, the server has at once.
            output: { entryFileNames: '[name].mjs', codeSplitting: false },
            checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
          },
        },
      },
    },
  }
}

/** Leaves out of the bundles what a site says: browsers ask for it, and the server is shown it. */
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

/** Passes warnings on, without the bundler's own colors; errors come as a rejection too. */
function createWarner(): Logger {
  const logger = createLogger('warn')
  const { warn } = logger
  logger.warn = (text, options) => warn(stripVTControlCharacters(text), options)
  logger.error = () => undefined
  return logger
}
