import type { Page } from '#generated/types'
import { hasForm } from './has-form'
import { isTranslated } from './is-translated'
import type { Messages } from './messages'
import { NoSuchPage, type PageContents } from './page-contents'

/** Loads the page at a path; `signal` aborts when the visitor navigates elsewhere. */
export type LoadPage = (path: string, signal: AbortSignal) => Page | Promise<Page>

interface LoaderInput {
  readonly contents: PageContents
  readonly messages: Messages
  /** Cancels a pending navigation: the current page stays. */
  readonly stay: () => void
}

const offlineMessage = 'This page could not be loaded. You seem to be offline.'

/** Never resolves: the browser is leaving the document. */
const pending = new Promise<never>(() => undefined)

/**
 * Loads pages for the router. If a page cannot be loaded, falls back to a normal page load; if the site cannot be
 * reached, shows a message. A window older than the deployed site thus gets the current page, and a page load
 * never triggers another.
 */
export function createPageLoader({ contents, messages, stay }: LoaderInput): LoadPage {
  const leave = (path: string, signal: AbortSignal) => {
    leaveFor(path)
    signal.addEventListener('abort', () => window.stop())
    // The browser may restore this document from its back/forward cache.
    addEventListener('pageshow', stay, { once: true })
  }
  const tell = (path: string, cause: unknown) => {
    // On back or forward the address has changed already, so the error replaces the page.
    if (path === location.pathname) throw new Error(offlineMessage, { cause })
    messages.show(offlineMessage)
    stay()
  }
  return async (path, signal) => {
    // Back or forward: links are left to the browser.
    if (isTranslated()) {
      leave(path, signal)
      return pending
    }
    try {
      const page = await contents.load(path)
      if (!hasForm(page)) return page
      leave(path, signal)
      return await pending
    } catch (error) {
      // Clear the message, so that the same one is announced again.
      messages.show('')
      const isReached = error instanceof NoSuchPage || (!signal.aborted && (await canReach(path)))
      if (signal.aborted) throw error
      if (isReached) leave(path, signal)
      else tell(path, error)
      return pending
    }
  }
}

async function canReach(path: string): Promise<boolean> {
  try {
    await fetch(path, { method: 'HEAD' })
    return true
  } catch {
    return false
  }
}

function leaveFor(path: string): void {
  if (path !== location.pathname) return location.assign(path)
  history.scrollRestoration = 'auto'
  location.reload()
}
