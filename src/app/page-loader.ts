import type { Page } from '#generated/types'
import type { Notices } from './notices'
import { NoSuchPage, type PageContents } from './page-contents'

/** Loads the page at a path; `signal` says that the visitor went elsewhere. */
export type LoadPage = (path: string, signal: AbortSignal) => Page | Promise<Page>

interface LoaderInput {
  readonly contents: PageContents
  readonly notices: Notices
  /** Ends a waiting navigation: the page at hand stays. */
  readonly stay: () => void
}

const offlineMessage = 'This page could not be loaded. You seem to be offline.'

/** Nothing more is shown until the navigation ends in another way. */
const pending = new Promise<never>(() => undefined)

/**
 * Loads pages for the router. What cannot be had is a normal page load; where the site cannot be
 * reached, the visitor is told. So a window that is older than the site behind it gets what is
 * there now; no page load starts another.
 */
export function createPageLoader({ contents, notices, stay }: LoaderInput): LoadPage {
  const leave = (path: string, signal: AbortSignal) => {
    leaveFor(path)
    signal.addEventListener('abort', () => window.stop())
    // The browser may show this document again later, as it was left.
    addEventListener('pageshow', stay, { once: true })
  }
  const tell = (path: string, cause: unknown) => {
    // After a step in the history the address has changed already: the error is the page.
    if (path === location.pathname) throw new Error(offlineMessage, { cause })
    notices.show(offlineMessage)
    stay()
  }
  return async (path, signal) => {
    try {
      return await contents.load(path)
    } catch (error) {
      // What comes anew is announced, and what stays is not.
      notices.show('')
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
