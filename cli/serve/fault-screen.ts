import type { ErrorPayload, ViteDevServer } from 'vite'

export type Fault = ErrorPayload['err']

/** Lays what is wrong with the data over every open page, until it is mended. */
export interface FaultScreen {
  readonly show: (fault: Fault | undefined) => void
  /** Stands in for a page that cannot be made; `undefined` where nothing is wrong with the data. */
  readonly page: () => string | undefined
}

export function createFaultScreen(vite: ViteDevServer): FaultScreen {
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
