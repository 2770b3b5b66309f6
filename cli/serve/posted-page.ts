import { escapeHtml } from '../lib/html.ts'

/** The most bytes of a form that are read. */
export const mostPosted = 256 * 1024

interface PostedInput {
  /** Where the published form posts to. */
  readonly action: string
  /** What was sent, as the browser wrote it: `application/x-www-form-urlencoded`. */
  readonly body: string
  /** Why it stays here. */
  readonly reason: string
}

/** A page that shows what a form would have sent, where to, and under which names. */
export function postedPage({ action, body, reason }: PostedInput): string {
  const rows = [...new URLSearchParams(body)].map(
    ([name, value]) =>
      `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`,
  )
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Nothing was sent</title>`
  return `<!doctype html><html lang="en"><head>${head}</head><body><h1>Nothing was sent</h1>
<p>${escapeHtml(reason)} On the published site this goes to <b>${escapeHtml(action || 'nobody yet, as its key is missing')}</b>:</p>
<table>${rows.join('')}</table>
<p><a href="/thanks">What visitors see next</a></p></body></html>`
}
