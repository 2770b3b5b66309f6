import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { realpathSync } from 'node:fs'
import { join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sirv from 'sirv'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import type { PageAssets, ServerBundle } from '../bundle/server-bundle.ts'
import { exitCodes, type ExitCode } from '../lib/exit.ts'
import { withLock } from '../write/lock.ts'
import type { SiteModel } from '../site/pages/site-model.ts'
import { isOwnFile } from '../write/own-files.ts'
import { listen, untilClosed, type ListenOptions } from '../serve/listen.ts'
import { requireData, log, type Context } from './context.ts'
import { examples, listenOptions, type CommandSpec } from './command.ts'
import { refuseHandEdits, updateGenerated } from './update-generated.ts'

/** Serves the site from its sources; data edits are generated and shown without a reload. */
export const devCommand: CommandSpec = {
  name: 'dev',
  describe: (command) => {
    for (const option of listenOptions(5173)) command.addOption(option)
    return command
      .description('serve the site while you edit; changes show at once')
      .addHelpText('before', examples('roof-site dev', 'roof-site dev --port 3000'))
  },
  run: (context, command) => runDev(context, command.opts()),
}

async function runDev(context: Context, options: ListenOptions): Promise<ExitCode> {
  const site: CurrentSite = { model: (await update(context)).model }
  const handlers: { current?: (request: IncomingMessage, response: ServerResponse) => void } = {}
  const { server, url } = await listen(
    (request, response) => handlers.current?.(request, response),
    options,
  )
  const vite = await startVite(context.root, server)
  const publicFiles = ['data/public', 'generated/public'].map((folder) =>
    sirv(join(context.root, folder), { dev: true }),
  )
  handlers.current = (request, response) => {
    const page = () => void servePage(vite, site.model, request, response)
    const withVite = () => vite.middlewares(request, response, page)
    const [first, second] = publicFiles
    first?.(request, response, () => second?.(request, response, withVite))
  }
  watchData(context, vite, site)
  context.io.stdout(`${url}/\n`)
  log(context, 'Edit data/ or src/; the page follows. Press Ctrl+C to stop.')
  await untilClosed(server)
  await vite.close()
  return exitCodes.ok
}

/** The site as the data last had it without an error. */
interface CurrentSite {
  model: SiteModel
}

/** Brings generated/ up to date with the data as it is now. */
function update(context: Context, options: FollowOptions = {}): Promise<Updated> {
  const work = async () => {
    const updated = await updateGenerated(context, requireData(context))
    refuseHandEdits(updated.blocked)
    await options.onModel?.(updated.model)
    return updated
  }
  return withLock(context.root, work, options)
}

interface FollowOptions {
  /** How long to wait for other commands, in milliseconds. */
  readonly patience?: number
  readonly onModel?: (model: SiteModel) => Promise<void>
}

function startVite(root: string, server: Server): Promise<ViteDevServer> {
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

/** Milliseconds: until an edit has been written to its end, and for a browser to fetch it. */
const timeToWrite = 10
const timeToShow = 100

/** After an edit of the data: show it and generate, or print what is wrong and keep the last good state. */
function watchData(context: Context, vite: ViteDevServer, site: CurrentSite): void {
  const folder = join(context.root, 'data')
  let pending: NodeJS.Timeout | undefined
  // One after the other, so that the newest data are those that stay.
  let running = Promise.resolve()
  const show = async (model: SiteModel) => {
    site.model = model
    vite.ws.send({ type: 'custom', event: 'site:content' })
    // People see the change first; rendering the files would keep the server from answering.
    await sleep(timeToShow)
  }
  const follow = async () => {
    try {
      // Whatever else changes the project, however long that takes: this edit is to be shown.
      await update(context, { patience: Infinity, onModel: show })
    } catch (error) {
      context.io.stderr(`${error instanceof Error ? error.message : String(error)}\n`)
    }
  }
  vite.watcher.add([folder, join(context.root, 'generated')])
  vite.watcher.on('all', (_event, file) => {
    if (!file.startsWith(folder) || file.startsWith(join(folder, 'schema'))) return
    if (isOwnFile(relative(folder, file))) return
    // Editors write a file in several steps; the last one counts.
    clearTimeout(pending)
    pending = setTimeout(() => (running = running.then(follow)), timeToWrite)
  })
}

async function servePage(
  vite: ViteDevServer,
  model: SiteModel,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = (request.url ?? '/').split('?')[0] ?? '/'
  try {
    // src/entry-server has these exports; Vite knows no types of a module it loads by path.
    const bundle = (await vite.ssrLoadModule('/entry-server.tsx')) as unknown as ServerBundle
    const { status, type, body } = await answerFor({ vite, bundle, model }, path)
    response.writeHead(status, { 'Content-Type': type }).end(body)
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error)
    response.writeHead(500, { 'Content-Type': 'text/plain' }).end(String(error))
  }
}

interface DevSite {
  readonly vite: ViteDevServer
  readonly bundle: ServerBundle
  readonly model: SiteModel
}

/** Contents come from the model, which is newer than any module that Vite may have kept. */
async function answerFor({ vite, bundle, model }: DevSite, path: string) {
  const { pages, site } = model
  const renderPage = bundle.createPageRenderer(devAssets)
  const alias = site.aliases.find(({ from }) => from === path)
  if (path === '/favicon.svg') return ok('image/svg+xml', bundle.renderIcon())
  if (path === '/site.webmanifest') {
    return ok('application/manifest+json', bundle.renderWebManifest())
  }
  if (path === devAssets.drawings) {
    return { status: 200, type: 'image/svg+xml', body: bundle.renderDrawings() }
  }
  if (path === styleguidePath) {
    const guide = (await vite.ssrLoadModule('/styleguide/render-styleguide.tsx')) as Styleguide
    const html = await vite.transformIndexHtml(path, guide.renderStyleguide(devAssets.drawings))
    return { status: 200, type: 'text/html', body: html }
  }
  const page = pages.find((candidate) => candidate.path === (alias?.to ?? path))
  const html = renderPage(page ?? site.notFound)
  const linked = html.replace('</head>', stylesLink)
  const status = page ? 200 : 404
  return { status, type: 'text/html', body: await vite.transformIndexHtml(path, linked) }
}

/** Where `dev` shows the design system; no build has this page. */
const styleguidePath = '/styleguide'

/** What src/styleguide/render-styleguide exports. */
interface Styleguide {
  readonly renderStyleguide: (drawings: string) => string
}
const ok = (type: string, body: string) => ({ status: 200, type, body })

/** In development Vite serves the sources; the styles are linked, so that they can change. */
const devAssets: PageAssets = {
  styles: '',
  lazyHydrate: '/lazy-hydrate.ts',
  app: '/entry-client.tsx',
  fonts: [],
  drawings: '/drawings.svg',
}
const stylesLink = '<link rel="stylesheet" href="/styles.css"></head>'
