import { realpathSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite'
import type { PageAssets } from '../../templates/types.ts'
import type { ServerBundle } from '../bundle/bundle.ts'
import { answerText, guard, isDotFile, isPlain, readAddress, sendFile } from './answer.ts'
import { listen, type Listening, type ListenOptions } from './listen.ts'

export interface DevServer extends Listening {
  readonly vite: ViteDevServer
  readonly faults: FaultScreen
}

/** Serves the sources of a site. */
export async function startDevServer(root: string, options: ListenOptions): Promise<DevServer> {
  const started: { current?: Promise<Running> } = {}
  const handler = guard(async (request, response) => {
    // Who comes before all is ready waits.
    const running = await started.current
    if (running) await answer(running, request, response)
  })
  const listening = await listen(handler, options)
  started.current = startVite(root, listening.server).then((vite) => {
    return { root, vite, faults: createFaultScreen(vite) }
  })
  const { vite, faults } = await started.current
  return { ...listening, vite, faults }
}

interface Running {
  readonly root: string
  readonly vite: ViteDevServer
  readonly faults: FaultScreen
}

async function answer(
  running: Running,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { root, vite } = running
  const address = readAddress(request.url)
  if (!address) return answerText(response, 400)
  const { path, raw } = address
  if (!isPlain(path)) return answerText(response, 404)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    return answerText(response, 405)
  }
  const files = [
    ...['data/public', 'generated/public'].map((folder) => [folder, path] as const),
    ...originalsOf(path),
  ]
  for (const [folder, file] of files) {
    if (isDotFile(path)) break
    response.setHeader('Cache-Control', 'no-cache')
    const result = await sendFile(request, response, { folder: join(root, folder), path: file })
    if (result === 'sent') return
    if (result !== 404) return answerText(response, result)
  }
  request.url = raw
  await new Promise<void>((resolve) => vite.middlewares(request, response, () => resolve()))
  await servePage(running, path, response)
}

/** The photos of which a build makes the copy at an address; here the photo itself is good enough. */
function originalsOf(path: string) {
  const [, base] = /^(.+?)(?:-\d+)?\.(?:avif|jpe?g|png|webp)$/i.exec(path) ?? []
  const endings = ['jpg', 'jpeg', 'png', 'webp', 'JPG', 'JPEG', 'PNG']
  return base ? endings.map((ending) => ['data/public', `${base}.${ending}`] as const) : []
}

async function startVite(root: string, server: Server): Promise<ViteDevServer> {
  const { createServer } = await import('vite')
  return createServer({
    configFile: join(root, 'vite.config.ts'),
    configLoader: 'runner',
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
  { vite, faults }: Running,
  path: string,
  response: ServerResponse,
): Promise<void> {
  try {
    const bundle = (await vite.ssrLoadModule('/entry-server.tsx')) as ServerBundle
    const { status, type, body } = await answerFor(path, vite, bundle)
    answerText(response, status, { type, content: body })
  } catch (error) {
    const page = faults.page()
    if (page === undefined) {
      if (error instanceof Error) vite.ssrFixStacktrace(error)
      return answerText(response, 500, { type: 'text/plain', content: String(error) })
    }
    const content = await vite.transformIndexHtml(path, page)
    answerText(response, 500, { type: 'text/html', content })
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
  allStyles: '',
  lazyHydrate: '/lazy-hydrate.ts',
  app: '/entry-client.tsx',
  fonts: [],
  drawings: '/drawings.svg',
}
const stylesLink = '<link rel="stylesheet" href="/styles.css"></head>'

type Fault = ErrorPayload['err']

/** Lays what is wrong with the data over every open page, until it is mended. */
interface FaultScreen {
  readonly show: (fault: Fault | undefined) => void
  /** Stands in for a page that cannot be made; `undefined` where nothing is wrong with the data. */
  readonly page: () => string | undefined
}

function createFaultScreen(vite: ViteDevServer): FaultScreen {
  const { hot } = vite.environments.client
  const state: { fault?: Fault | undefined; standsIn: boolean } = { standsIn: false }

  hot.on('vite:client:connect', (_data, client) => {
    if (state.fault) client.send({ type: 'error', err: state.fault })
  })
  const show = (fault: Fault | undefined) => {
    // With nobody there, Vite would keep the message for whoever comes, however late.
    if (fault) for (const client of vite.ws.clients) client.send({ type: 'error', err: fault })
    else if (state.standsIn) startAnew(vite)
    else if (state.fault) hot.send({ type: 'update', updates: [] })
    Object.assign(state, { fault, standsIn: state.standsIn && fault !== undefined })
  }
  const page = () => {
    if (!state.fault) return undefined
    state.standsIn = true
    return renderPage(state.fault)
  }
  return { show, page }
}

/** What was not there when it was asked for would be missed for ever. */
function startAnew({ environments }: ViteDevServer): void {
  for (const { moduleGraph } of Object.values(environments)) moduleGraph.invalidateAll()
  environments.client.hot.send({ type: 'full-reload' })
}

function renderPage({ message, id = '', loc, frame = '', stack }: Fault): string {
  const place = loc ? `${id}:${loc.line}:${loc.column}` : id
  const text = [place, message, frame, stack].filter(Boolean).join('\n\n')
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const title = 'The data has errors'
  const head = `<meta charset="utf-8"><title>${title}</title>`
  return `<!doctype html><html lang="en"><head>${head}</head><body><h1>${title}</h1><pre>${escaped}</pre></body></html>`
}
