import { stripVTControlCharacters } from 'node:util'
import type { ErrorPayload, ViteDevServer } from 'vite'

type Fault = ErrorPayload['err']

/** Lays what is wrong with the data over every open page, until it is mended. */
export interface FaultScreen {
  readonly show: (fault: Fault | undefined) => void
  /** Stands in for a page that cannot be made: for errors of the data, or for one of the sources. */
  readonly page: (error: unknown) => string
}

export function createFaultScreen(vite: ViteDevServer): FaultScreen {
  const { hot } = vite.environments.client
  const state: { fault?: Fault | undefined; standsIn: boolean } = { standsIn: false }

  hot.on('vite:client:connect', (_data, client) => {
    if (state.fault) client.send({ type: 'error', err: state.fault })
  })
  vite.watcher.on('all', () => {
    // What a mistake in the sources kept from the page may be mended.
    if (state.standsIn && !state.fault) startAnew(vite)
    state.standsIn &&= state.fault !== undefined
  })
  const show = (fault: Fault | undefined) => {
    // With nobody there, Vite would keep the message for whoever comes, however late.
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

/** What was not there when it was asked for would be missed for ever. */
function startAnew({ environments }: ViteDevServer): void {
  for (const { moduleGraph } of Object.values(environments)) moduleGraph.invalidateAll()
  environments.client.hot.send({ type: 'full-reload' })
}

function renderPage(title: string, fault: Partial<Fault>): string {
  const { message, id = '', loc, frame, stack } = fault
  const place = loc ? `${id}:${loc.line}:${loc.column}` : id
  const words = stack?.includes(message ?? '') ? '' : message
  const text = [place, words, frame, stack].filter(Boolean).join('\n\n')
  const escaped = stripVTControlCharacters(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const head = `<meta charset="utf-8"><title>${title}</title>`
  return `<!doctype html><html lang="en"><head>${head}</head><body><h1>${title}</h1><pre>${escaped}</pre></body></html>`
}
