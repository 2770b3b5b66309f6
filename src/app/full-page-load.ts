import { NoSuchPage, type PageContents } from './page-contents'
import type { Page } from '../../generated/types'

/** What a visitor is told whose browser reaches nothing. */
export const offlineMessage = 'This page could not be loaded. You seem to be offline.'

/** Finds the content of the page at a path; rejects when `signal` says that none wants it. */
export type LoadPage = (path: string, signal: AbortSignal) => Page | Promise<Page>

/**
 * Loads pages for the router. Links have fetched the content by then; a step in the history comes
 * unannounced, and its page may be of another build or gone. The browser then loads what is there
 * now, once: a page that it has loaded starts no further load. Rejects where nothing is reached.
 */
export function loadOrLeave(contents: PageContents): LoadPage {
  return async (path, signal) => {
    try {
      return await contents.load(path)
    } catch (error) {
      if (!(await canLoad(path, error))) throw new Error(offlineMessage, { cause: error })
      if (signal.aborted) throw error
      leaveFor(path)
      return pending
    }
  }
}

/** Nothing more is shown here: the browser is loading another page. */
const pending = new Promise<never>(() => undefined)

/** Whether the browser would reach the page whose content could not be had, for `reason`. */
export async function canLoad(path: string, reason: unknown): Promise<boolean> {
  if (reason instanceof NoSuchPage) return true
  try {
    await fetch(path, { method: 'HEAD' })
    return true
  } catch {
    return false
  }
}

/** A normal page load, of the page at hand too. */
export function leaveFor(path: string): void {
  if (path !== location.pathname) return location.assign(path)
  history.scrollRestoration = 'auto'
  location.reload()
}
