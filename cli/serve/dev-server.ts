import { realpathSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import type { Plugin, ViteDevServer } from 'vite'
import type { PageAssets } from '../../templates/types.ts'
import type { ServerBundle } from '../bundle/server-bundle.ts'
import { listen, type ListenOptions } from './listen.ts'

interface DevServer {
  readonly server: Server
  readonly url: string
  readonly vite: ViteDevServer
}

export async function startDevServer(root: string, options: ListenOptions): Promise<DevServer> {
  const handlers: { current?: (request: IncomingMessage, response: ServerResponse) => void } = {}
  const { server, url } = await listen(
    (request, response) => handlers.current?.(request, response),
    options,
  )
  const vite = await startVite(root, server)
  const publicFiles = ['data/public', 'generated/public'].map((folder) =>
    sirv(join(root, folder), { dev: true }),
  )
  handlers.current = (request, response) => {
    const page = () => void servePage(vite, request, response)
    const withVite = () => vite.middlewares(request, response, page)
    const [first, second] = publicFiles
    first?.(request, response, () => second?.(request, response, withVite))
  }
  return { server, url, vite }
}

async function startVite(root: string, server: Server): Promise<ViteDevServer> {
  const { createServer } = await import('vite')
  return createServer({
    configFile: join(root, 'vite.config.ts'),
    root: join(root, 'src'),
    publicDir: false,
    appType: 'custom',
    logLevel: 'warn',
    plugins: [patientFonts],
    // Found at once, a dependency makes no reload when a page first asks for it.
    optimizeDeps: { entries: ['entry-client.tsx'] },
    server: {
      middlewareMode: true,
      hmr: { server },
      fs: { allow: [root, realpathSync(join(root, 'node_modules'))] },
    },
  })
}

/** In development styles come late, and fonts after them: too late for `font-display: optional`. */
const patientFonts: Plugin = {
  name: 'roof-site:patient-fonts',
  enforce: 'post',
  transform: (code, id) =>
    id.split('?')[0]?.endsWith('.css')
      ? code.replaceAll('font-display: optional', 'font-display: swap')
      : undefined,
}

async function servePage(
  vite: ViteDevServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = (request.url ?? '/').split('?')[0] ?? '/'
  try {
    const bundle = (await vite.ssrLoadModule('/entry-server.tsx')) as ServerBundle
    const { status, type, body } = await answerFor(path, vite, bundle)
    response.writeHead(status, { 'Content-Type': type }).end(body)
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error)
    response.writeHead(500, { 'Content-Type': 'text/plain' }).end(String(error))
  }
}

async function answerFor(path: string, vite: ViteDevServer, bundle: ServerBundle) {
  if (path === '/favicon.svg') return ok('image/svg+xml', bundle.renderIcon())
  if (path === '/site.webmanifest') {
    return ok('application/manifest+json', bundle.renderWebManifest())
  }
  if (path === devAssets.drawings) return ok('image/svg+xml', bundle.renderDrawings())
  if (path === styleguidePath) {
    const guide = await vite.ssrLoadModule('/styleguide/render-styleguide.tsx')
    const html: string = guide['renderStyleguide'](devAssets.drawings)
    return ok('text/html', await vite.transformIndexHtml(path, html))
  }
  const redirect = bundle.redirects.find(({ from }) => from === path)
  const page = await bundle.loadPage(redirect?.to ?? path)
  const html = bundle.createPageRenderer(devAssets)(page ?? bundle.site.notFound)
  const body = await vite.transformIndexHtml(path, html.replace('</head>', stylesLink))
  return { status: page ? 200 : 404, type: 'text/html', body }
}

const styleguidePath = '/styleguide'
const ok = (type: string, body: string) => ({ status: 200, type, body })

const devAssets: PageAssets = {
  styles: '',
  lazyHydrate: '/lazy-hydrate.ts',
  app: '/entry-client.tsx',
  fonts: [],
  drawings: '/drawings.svg',
}
const stylesLink = '<link rel="stylesheet" href="/styles.css"></head>'
