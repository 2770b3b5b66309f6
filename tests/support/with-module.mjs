import { createServer } from 'vite'

/**
 * Loads a TypeScript module, which Node 20 cannot run, and passes it to `work`. Its later imports work too while
 * `work` runs.
 */
export async function withModule(file, work) {
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    return await work(await server.ssrLoadModule(file))
  } finally {
    await server.close()
  }
}
