import { realpathSync } from 'node:fs'
import { Server, type IncomingMessage, type ServerResponse } from 'node:http'
import { join, relative } from 'node:path'
import type { Duplex } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import type { Plugin, ViteDevServer } from 'vite'
import type { Page, PageAssets, Redirect } from '../../templates/types.ts'
import type { ServerBundle } from '../bundle/server-bundle.ts'
import { pictureOfLook, stylesOfLook } from '../bundle/look-styles.ts'
import { memoize } from '../lib/collections.ts'
import { orUndefined } from '../lib/errors.ts'
import type { Roots } from '../lib/paths.ts'
import { isLink, publishedFile } from '../load/public-files.ts'
import { answerText, guard, isDotFile, isPlain, readAddress, readBody, sendFile } from './answer.ts'
import type { EditGate } from './edit-gate.ts'
import { createFaultScreen, type FaultScreen } from './fault-screen.ts'
import { repeatMissedChanges } from './missed-changes.ts'
import { listen, type Listening, type ListenOptions } from './listen.ts'
import { mostPosted, postedPage } from './posted-page.ts'
import { isOwnHost, ownNames, wrongNameText } from './own-names.ts'

export interface DevServer extends Listening {
  readonly vite: ViteDevServer
  readonly faults: FaultScreen
}

/** Serves a site from its sources; with a gate, pages can be edited, and every request passes the gate first. */
export async function startDevServer(
  roots: Roots,
  options: ListenOptions,
  gate?: EditGate,
): Promise<DevServer> {
  const names = ownNames(options.address)
  let started: Promise<Running> | undefined
  const handler = guard(async (request, response) => {
    // Other origins, including other ports, cannot load anything of this site.
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
    if (await gate?.answer(request, response)) return
    // Early requests wait.
    const running = await started
    const { host = '' } = request.headers
    if (!isOwnHost(request.headers.host, names)) {
      answerText(response, 403, { type: 'text/plain', content: wrongNameText(host, names) })
    } else if (running) await answer({ ...running, addScript: gate?.addScript }, request, response)
  })
  const listening = await listen(handler, options)
  started = startVite(roots, socketsOf(listening.server, gate), names)
  return { ...listening, ...(await started) }
}

type Running = Pick<DevServer, 'vite' | 'faults'>

interface Answering extends Running {
  readonly addScript: EditGate['addScript'] | undefined
}

/** A server for Vite's WebSockets that only emits admitted upgrades. */
function socketsOf(server: Server, gate: EditGate | undefined): Server {
  const admitted = new Server()
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const address = readAddress(request.url)
    request.url = address?.raw
    const isAdmitted = address !== undefined && gate?.admits(request) !== false
    if (!isAdmitted || !admitted.emit('upgrade', request, socket, head)) socket.destroy()
  })
  return admitted
}

async function answer(running: Answering, request: IncomingMessage, response: ServerResponse) {
  const { vite } = running
  const address = readAddress(request.url)
  if (!address) return answerText(response, 400)
  const { path, raw } = address
  if (!isPlain(path)) return answerText(response, 404)
  if (request.method === 'POST' && path.startsWith(postedPath)) {
    return answerPost(vite, path.slice(postedPath.length), request, response)
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    return answerText(response, 405)
  }
  request.url = raw
  await new Promise<void>((resolve) => vite.middlewares(request, response, () => resolve()))
  await servePage(running, path, response)
}

/** In development a form posts to a page of ours, so that nothing leaves the machine. */
const postedPath = '/__posted'

async function answerPost(
  vite: ViteDevServer,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const page = await (await loadSources(vite)).loadPage(path)
  const body = await readBody(request, mostPosted)
  if (!page || !('form' in page)) return answerText(response, 404)
  if (!body) return answerText(response, 413)
  const reason = 'While the site is edited, its form stays on this computer.'
  const content = postedPage({ action: page.form.action, body: String(body), reason })
  answerText(response, 200, { type: 'text/html', content })
}

const withOwnAction = (page: Page): Page =>
  'form' in page ? { ...page, form: { ...page.form, action: postedPath + page.path } } : page

async function answerStyles(vite: ViteDevServer, path: string, response: ServerResponse) {
  const { site } = await loadSources(vite)
  const sheet = await vite.transformRequest(`${path}?direct`)
  response.setHeader('Cache-Control', 'no-cache')
  answerText(response, 200, {
    type: 'text/css',
    content: stylesOfLook(sheet?.code ?? '', site.look),
  })
}

/** Reloads styles in open pages when the look changed. */
function refreshStyles(vite: ViteDevServer): void {
  const path = '/styles.css'
  const update = { type: 'css-update', path, acceptedPath: path, timestamp: Date.now() } as const
  vite.ws.send({ type: 'update', updates: [update] })
}

/** Serves styles and the files of data/public, after Vite has checked the host name. */
const ownFiles = (root: string): Plugin => ({
  name: 'roof-site:own-files',
  configureServer: (vite) => {
    vite.middlewares.use((incoming, outgoing, next) => {
      const handle = guard(async (request, response) => {
        const { path = '' } = readAddress(request.url) ?? {}
        if (sheets.has(path)) await answerStyles(vite, path, response)
        else if (!(await answerOwn(root, path, request, response))) next()
      })
      handle(incoming, outgoing)
    })
  },
})

async function answerOwn(
  root: string,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  // Starts a program, and any web page could send a browser there.
  const isCommand = path.toLowerCase().startsWith('/__open-in-editor')
  if (isCommand && request.headers['sec-fetch-site'] !== 'same-origin') {
    answerText(response, 403)
    return true
  }
  for (const file of filesAt(root, path)) {
    response.setHeader('Cache-Control', 'no-cache')
    const result = await sendFile(request, response, file)
    if (result === 404) continue
    if (result !== 'sent') answerText(response, result)
    return true
  }
  return false
}

/** Possible files at an address: the owner's, a generated one, or the original of a photo's copy. */
function filesAt(root: string, path: string) {
  if (isDotFile(path)) return []
  const [owner, generated] = [join(root, 'data/public'), join(root, 'generated/public')]
  const ofOwner = (address: string) =>
    publishedFile(owner, address) ? [{ folder: owner, path: address }] : []
  return [...ofOwner(path), { folder: generated, path }, ...originalsOf(path).flatMap(ofOwner)]
}

/** The originals of a resized photo; in development the original itself is enough. */
function originalsOf(path: string) {
  const [, base] = /^(.+?)(?:-\d+)?\.(?:avif|jpe?g|png|webp)$/i.exec(path) ?? []
  const endings = ['jpg', 'jpeg', 'png', 'webp', 'JPG', 'JPEG', 'PNG']
  return base ? endings.map((ending) => `${base}.${ending}`) : []
}

async function startVite(
  { engine, site }: Roots,
  sockets: Server,
  names: string[],
): Promise<Running> {
  const { createLogger, createServer } = await import('vite')
  const { viteConfig } = await import('../bundle/vite-build.ts')
  const config = viteConfig({ engine, site })
  const [generated, ownerFiles] = [join(site, 'generated'), join(site, 'data/public')]
  const logger = createLogger('warn')
  // Some parts of Vite color messages even without a terminal.
  logger.error = (text) => console.error(stripVTControlCharacters(text))
  const vite = await createServer({
    ...config,
    appType: 'custom',
    customLogger: logger,
    plugins: [...config.plugins, patientFonts, ownFiles(site)],
    // Listed up front, so that discovering one does not reload the page.
    optimizeDeps: {
      entries: ['entry-client.tsx'],
      rolldownOptions: { tsconfig: config.tsconfig },
    },
    server: {
      middlewareMode: true,
      hmr: { server: sockets },
      cors: false,
      allowedHosts: names,
      // A link may lead anywhere on the computer; linked data is watched at its real path.
      watch: { ignored: (path) => path.startsWith(ownerFiles) && isLink(path) },
      // Vite allows imports of packages by itself.
      fs: { allow: [join(engine, 'src'), orUndefined(() => realpathSync(generated)) ?? generated] },
    },
  })
  repeatMissedChanges(vite.watcher)
  vite.watcher.on('change', (file) => {
    if (relative(generated, file) === 'site.ts') refreshStyles(vite)
  })
  return { vite, faults: createFaultScreen(vite) }
}

/** In development, styles and fonts load too late for `font-display: optional`. */
const patientFonts: Plugin = {
  name: 'roof-site:patient-fonts',
  enforce: 'post',
  transform: (code, id) =>
    id.split('?')[0]?.endsWith('.css')
      ? code.replaceAll('font-display: optional', 'font-display: swap')
      : undefined,
}

/** The server entry for the current sources, with the pages of `generated/`. */
interface ServerSources extends ServerBundle {
  readonly loadPage: (path: string) => Promise<Page | undefined>
}

const loadSources = async (vite: ViteDevServer) =>
  (await vite.ssrLoadModule('/entry-server.tsx')) as ServerSources

async function servePage(
  { vite, faults, addScript }: Answering,
  path: string,
  response: ServerResponse,
): Promise<void> {
  try {
    const bundle = await loadSources(vite)
    const { mark } = bundle.site
    if (path === '/favicon.svg' && mark.kind === 'picture') {
      response.setHeader('Location', mark.src)
      return answerText(response, 302)
    }
    const { status, type, body } = await answerFor(path, vite, bundle)
    answerText(response, status, {
      type,
      content: type === 'text/html' && addScript ? addScript(body) : body,
    })
  } catch (error) {
    const content = await vite.transformIndexHtml(path, faults.page(error))
    answerText(response, 500, { type: 'text/html', content })
  }
}

async function answerFor(path: string, vite: ViteDevServer, bundle: ServerSources) {
  if (path === '/favicon.svg') return ok('image/svg+xml', bundle.renderIcon().drawing)
  if (path === '/site.webmanifest') {
    return ok('application/manifest+json', bundle.renderWebManifest())
  }
  const [, file = ''] = /^\/drawings-([\w-]+)\.svg$/.exec(path) ?? []
  if (file !== '') {
    const { [file]: svg = '' } = drawingsOf(bundle)
    return ok('image/svg+xml', pictureOfLook(svg, bundle.site.look))
  }
  if (path === styleguidePath) {
    const guide = await vite.ssrLoadModule('/styleguide/render-styleguide.tsx')
    const html: string = guide['renderStyleguide'](devAssets.drawings)
    return ok('text/html', await vite.transformIndexHtml(path, html))
  }
  const { redirects } = await vite.ssrLoadModule('#generated/redirects')
  const redirect = (redirects as readonly Redirect[]).find(({ from }) => from === path)
  const page = await bundle.loadPage(redirect?.to ?? path)
  const shown = page ?? bundle.site.notFound
  const content = bundle.markupHash(JSON.stringify(shown))
  const html = bundle.createPageRenderer({ ...devAssets, content })(withOwnAction(shown))
  const body = await vite.transformIndexHtml(path, html.replace('</head>', stylesLink))
  return { status: page ? 200 : 404, type: 'text/html', body }
}

/** A page asks for several; edits of sources or data produce another bundle. */
const drawingsOf = memoize((bundle: ServerBundle) => bundle.renderDrawings())

const sheets = new Set(['/styles.css', '/styleguide/styleguide.css'])
const styleguidePath = '/styleguide'
const ok = (type: string, body: string) => ({ status: 200, type, body })

const devAssets: PageAssets = {
  styles: '',
  allStyles: '',
  laterStyles: '',
  lazyHydrate: '/lazy-hydrate.ts',
  notices: '/notices.ts',
  beginMessage: '/begin-message.ts',
  app: '/entry-client.tsx',
  fonts: [],
  drawings: '/drawings',
  buildId: '',
}
const stylesLink = '<link rel="stylesheet" href="/styles.css"></head>'
