import type { Refused } from './protocol'

/** A failed request, with a message for people. */
export class Failure extends Error implements Refused {
  findings: Refused['findings'] = []
  field: Refused['field'] = null
  isUnreadable?: true
}

// Kept through reloads alone, so that a copy of the tab is another tab.
const tabKey = 'roof-site-edit-tab'
const tab = sessionStorage.getItem(tabKey) ?? crypto.randomUUID()
addEventListener('pagehide', () => sessionStorage.setItem(tabKey, tab))
addEventListener('pageshow', () => sessionStorage.removeItem(tabKey))

/**
 * Sends a request to `roof-site edit`: a picture as it is, other bodies as JSON, no body as GET.
 * @throws Failure if nothing was written, or the server does not answer.
 */
export async function ask<Answer>(name: string, query = {}, body?: object): Promise<Answer> {
  const isFile = body instanceof Blob
  const headers = { 'Content-Type': isFile ? body.type : 'application/json' }
  const sent = { method: 'POST', headers, body: isFile ? body : JSON.stringify(body) }
  const address = `/__edit/${name}?${new URLSearchParams({ ...query, tab })}`
  const response = await fetch(address, body && sent).catch(() => undefined)
  if (!response || response.status === 403) {
    throw new Failure('`roof-site edit` has ended. Start it again, and open the address it prints.')
  }
  const { ok, status, statusText } = response
  if (ok) return (await response.json()) as Answer
  const why = status === 409 || status === 422 ? ((await response.json()) as Refused) : {}
  throw Object.assign(new Failure(`That did not work: ${statusText}.`), why)
}
