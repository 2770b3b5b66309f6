import type { createBrowserRouter } from 'react-router-dom'
import { site } from '../../generated/site'
import type { PageContents } from './page-contents'
import { notify } from '../layout/notify'
import { canLoad, leaveFor, offlineMessage } from './full-page-load'
import { hideDrawings } from './turning'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * Gives the page's plain links navigation without a page load: one listener for all of them.
 * Content is fetched on intent; a page that cannot be had this way is loaded by the browser.
 * The visitor's last wish wins, however late an earlier one is answered. Returns the way to stop.
 */
export function followLinks(router: Router, contents: PageContents): () => void {
  const listening = new AbortController()
  // Counts what the visitor asked for: links, and steps in the history.
  let wishes = 0
  // While the browser loads a page, the next link is its own too, so that it drops the first.
  let isLeaving = false

  const open = async (path: string) => {
    const wish = wishes
    const isLast = () => wish === wishes
    try {
      await contents.load(resolveAlias(path))
      if (!isLast()) return
      hideDrawings()
      await router.navigate(path)
    } catch (error) {
      if (isLast() && (await loadInstead(path, error, isLast))) isLeaving = true
    }
  }

  document.addEventListener(
    'click',
    (event) => {
      const link = linkClicked(event)
      if (!link) return
      wishes += 1
      const path = link.getAttribute('href')?.startsWith('#') ? undefined : pathOf(link)
      if (path === undefined || isLeaving) return
      event.preventDefault()
      if (resolveAlias(path) === location.pathname) {
        window.scrollTo({ top: 0 })
        return
      }
      void open(path)
    },
    { signal: listening.signal },
  )
  for (const departure of ['popstate', 'pagehide'] as const) {
    const depart = () => {
      wishes += 1
      isLeaving = false
    }
    window.addEventListener(departure, depart, { signal: listening.signal })
  }
  for (const intent of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(intent, (event) => prefetch(linkOf(event), contents), {
      passive: true,
      signal: listening.signal,
    })
  }
  // The sign that started the application may have been meant for a link.
  for (const link of document.querySelectorAll('a:hover, a:focus')) {
    prefetch(link, contents)
  }
  return () => listening.abort()
}

function resolveAlias(path: string): string {
  return site.aliases.find(({ from }) => from === path)?.to ?? path
}

function prefetch(link: Element | null, contents: PageContents): void {
  const path = pathOf(link)
  const savesData = 'savesData' in document.documentElement.dataset
  if (path !== undefined && !savesData) contents.prefetch(resolveAlias(path))
}

/** The link that an event happened in; in a drawing it is one of SVG, whose properties differ. */
function linkOf(event: Event): Element | null {
  return event.target instanceof Element ? event.target.closest('a[href]') : null
}

/** The address of a page of this site that a link leads to; files and fragments are none. */
function pathOf(link: Element | null): string | undefined {
  if (!link || link.hasAttribute('target') || link.hasAttribute('download')) return undefined
  const url = new URL(link.getAttribute('href') ?? '', location.href)
  const isPage = url.origin === location.origin && !/\.[a-z]+$/.test(url.pathname)
  return isPage && url.hash === '' && url.search === '' ? url.pathname : undefined
}

/** The link of a plain click; a click with a key held down, say, is the browser's. */
function linkClicked(event: MouseEvent): Element | null {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.defaultPrevented || event.button !== 0 || modified ? null : linkOf(event)
}

/**
 * A normal page load, where the site can be reached; otherwise the visitor is told, by the browser
 * where nothing else can. True when the page is being loaded; nothing happens once it is no longer
 * wanted.
 */
async function loadInstead(
  path: string,
  error: unknown,
  isWanted: () => boolean,
): Promise<boolean> {
  const isReached = await canLoad(path, error)
  if (!isWanted() || (!isReached && notify(offlineMessage))) return false
  leaveFor(path)
  return true
}
