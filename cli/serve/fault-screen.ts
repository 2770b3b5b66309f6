import { stripVTControlCharacters } from 'node:util'
import type { ErrorPayload, ViteDevServer } from 'vite'
import { escapeHtml } from '../lib/html.ts'

type Fault = ErrorPayload['err']

/** Shows errors of the data over every open page until they are fixed. */
export interface FaultScreen {
  readonly show: (fault: Fault | undefined) => void
  /** A page in place of one that cannot be rendered, because of the data or the sources. */
  readonly page: (error: unknown) => string
}

export function createFaultScreen(vite: ViteDevServer): FaultScreen {
  const { hot } = vite.environments.client
  const state: { fault?: Fault | undefined; standsIn: boolean } = { standsIn: false }

  hot.on('vite:client:connect', (_data, client) => {
    if (state.fault) client.send({ type: 'error', err: state.fault })
  })
  vite.watcher.on('all', () => {
    // An error in the sources that blocked the page may be fixed now.
    if (state.standsIn && !state.fault) startAnew(vite)
    state.standsIn &&= state.fault !== undefined
  })
  const show = (fault: Fault | undefined) => {
    // Without clients, Vite would keep the message for the next one, however late.
    if (fault) for (const client of vite.ws.clients) client.send({ type: 'error', err: fault })
    else if (state.standsIn) startAnew(vite)
    else if (state.fault) hot.send({ type: 'update', updates: [] })
    Object.assign(state, { fault, standsIn: state.standsIn && fault !== undefined })
  }
  const page = (error: unknown) => {
    state.standsIn = true
    if (state.fault) return renderPage('The data has errors', state.fault)
    if (!(error instanceof Error)) return renderPage('A source file has a mistake', {})
    vite.ssrFixStacktrace(error)
    return renderPage('A source file has a mistake', error)
  }
  return { show, page }
}

/** Vite would remember a missing module as missing. */
function startAnew({ environments }: ViteDevServer): void {
  for (const { moduleGraph } of Object.values(environments)) moduleGraph.invalidateAll()
  environments.client.hot.send({ type: 'full-reload' })
}

function renderPage(title: string, fault: Partial<Fault>): string {
  const { message, id = '', loc, frame, stack } = fault
  const place = loc ? `${id}:${loc.line}:${loc.column}` : id
  const words = stack?.includes(message ?? '') ? '' : message
  const text = [place, words, frame, stack].filter(Boolean).join('\n\n')
  const escaped = escapeHtml(stripVTControlCharacters(text))
  const head = `<meta charset="utf-8"><title>${title}</title>`
  return `<!doctype html><html lang="en"><head>${head}</head><body><h1>${title}</h1><pre>${escaped}</pre></body></html>`
}
