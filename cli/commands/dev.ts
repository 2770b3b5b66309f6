import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { realpathSync } from 'node:fs'
import { join, relative } from 'node:path'
import sirv from 'sirv'
import type { Plugin, ViteDevServer } from 'vite'
import type { ServerBundle } from '../bundle/server-bundle.ts'
import type { PageAssets } from '../../templates/types.ts'
import { exitCodes, type ExitCode } from '../lib/errors.ts'
import { withLock } from '../write/lock.ts'
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
  await update(context)
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
    const page = () => void servePage(vite, request, response)
    const withVite = () => vite.middlewares(request, response, page)
    const [first, second] = publicFiles
    first?.(request, response, () => second?.(request, response, withVite))
  }
  watchData(context, vite)
  context.io.stdout(`${url}/\n`)
  log(context, 'Edit data/ or src/; the page follows. Press Ctrl+C to stop.')
  await untilClosed(server)
  await vite.close()
  return exitCodes.ok
}

/** Brings generated/ up to date with the data; waits so long for other commands, in milliseconds. */
function update(context: Context, patience?: number): Promise<void> {
  const work = async () => {
    refuseHandEdits(await updateGenerated(context, requireData(context)))
  }
  return withLock(context.root, work, patience === undefined ? {} : { patience })
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
function watchData(context: Context, vite: ViteDevServer): void {
  const folder = join(context.root, 'data')
  let pending: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const follow = async () => {
    try {
      await update(context, Infinity)
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
    pending = setTimeout(() => (running = running.then(follow)), 10)
  })
}

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
