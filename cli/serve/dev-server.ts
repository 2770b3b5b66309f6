import { realpathSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import type { Plugin, ViteDevServer } from 'vite'
import type { PageAssets } from '../../templates/types.ts'
import type { ServerBundle } from '../bundle/server-bundle.ts'
import { listen, type ListenOptions } from './listen.ts'

/** A server of the site's sources, which Vite follows. */
export interface DevServer {
  readonly server: Server
  readonly url: string
  readonly vite: ViteDevServer
}

/** Serves src/ and generated/ as they are, with hot updates, and the owner's own files. */
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
  // Loading it takes longer than most commands.
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

/** After an edit of the data: generates, and Vite brings the changed modules to the browser. */
async function servePage(
  vite: ViteDevServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = (request.url ?? '/').split('?')[0] ?? '/'
  try {
    // src/entry-server has these exports; Vite knows no types of a module it loads by path.
    const bundle = (await vite.ssrLoadModule('/entry-server.tsx')) as unknown as ServerBundle
    const { status, type, body } = await answerFor({ vite, bundle }, path)
    response.writeHead(status, { 'Content-Type': type }).end(body)
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error)
    response.writeHead(500, { 'Content-Type': 'text/plain' }).end(String(error))
  }
}

interface DevSite {
  readonly vite: ViteDevServer
  readonly bundle: ServerBundle
}

async function answerFor({ vite, bundle }: DevSite, path: string) {
  if (path === '/favicon.svg') return ok('image/svg+xml', bundle.renderIcon())
  if (path === '/site.webmanifest') {
    return ok('application/manifest+json', bundle.renderWebManifest())
  }
  if (path === devAssets.drawings) return ok('image/svg+xml', bundle.renderDrawings())
  if (path === styleguidePath) {
    const guide = (await vite.ssrLoadModule('/styleguide/render-styleguide.tsx')) as Styleguide
    const html = await vite.transformIndexHtml(path, guide.renderStyleguide(devAssets.drawings))
    return ok('text/html', html)
  }
  const redirect = bundle.redirects.find(({ from }) => from === path)
  const page = await bundle.loadPage(redirect?.to ?? path)
  const html = bundle.createPageRenderer(devAssets)(page ?? bundle.site.notFound)
  const linked = html.replace('</head>', stylesLink)
  const body = await vite.transformIndexHtml(path, linked)
  return { status: page ? 200 : 404, type: 'text/html', body }
}

const styleguidePath = '/styleguide'

interface Styleguide {
  readonly renderStyleguide: (drawings: string) => string
}
const ok = (type: string, body: string) => ({ status: 200, type, body })

const devAssets: PageAssets = {
  styles: '',
  lazyHydrate: '/lazy-hydrate.ts',
  app: '/entry-client.tsx',
  fonts: [],
  drawings: '/drawings.svg',
}
const stylesLink = '<link rel="stylesheet" href="/styles.css"></head>'
