import { createServer } from 'vite'

/**
 * Loads a TypeScript module, which Node 20 cannot run, and gives it to `work`. What it imports later,
 * while it works, is loaded too.
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
