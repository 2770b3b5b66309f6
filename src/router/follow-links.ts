import type { createBrowserRouter } from 'react-router-dom'
import { site } from '../../generated/site'
import { NoSuchPage, type PageContents } from '../content/page-content'
import { notify } from '../layout/notify'
import { pageRoute, pagesRouteId } from './routes'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * Gives the page's plain links navigation without a page load: one listener for all of them.
 * Content is fetched on intent; a page that cannot be had this way is loaded by the browser.
 * Returns the way to stop.
 */
export function followLinks(router: Router, contents: PageContents): () => void {
  const listening = new AbortController()
  const known = new Set<string>(site.fixedRoutes.map(({ path }) => path))

  const open = async (path: string) => {
    const target = resolveAlias(path)
    const page = await contents.load(target)
    if (!known.has(target) && router.state.matches.at(-1)?.route.path !== target) {
      router.patchRoutes(pagesRouteId, [pageRoute(page.path, contents.load)])
    }
    known.add(target)
    await router.navigate(path)
  }

  document.addEventListener(
    'click',
    (event) => {
      const path = internalPath(event)
      if (path === undefined) return
      event.preventDefault()
      if (resolveAlias(path) === location.pathname) {
        window.scrollTo({ top: 0 })
        return
      }
      open(path).catch((error: unknown) => loadInstead(path, error))
    },
    { signal: listening.signal },
  )
  for (const intent of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(intent, (event) => prefetch(event, contents), {
      passive: true,
      signal: listening.signal,
    })
  }
  return () => listening.abort()
}

function resolveAlias(path: string): string {
  return site.aliases.find(({ from }) => from === path)?.to ?? path
}

function prefetch(event: Event, contents: PageContents): void {
  const path = pathOf(linkOf(event))
  if (path !== undefined && !navigator.connection?.saveData) contents.prefetch(resolveAlias(path))
}

function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest('a') : null
}

/** The address of a page of this site that a link leads to; files and fragments are none. */
function pathOf(link: HTMLAnchorElement | null): string | undefined {
  if (!link || link.target !== '' || link.hasAttribute('download')) return undefined
  const url = new URL(link.href, location.href)
  const isPage = url.origin === location.origin && !/\.[a-z]+$/.test(url.pathname)
  return isPage && url.hash === '' && url.search === '' ? url.pathname : undefined
}

/** A plain click on a link inside the site; anything else is the browser's. */
function internalPath(event: MouseEvent): string | undefined {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (event.defaultPrevented || event.button !== 0 || modified) return undefined
  const link = linkOf(event)
  return link?.getAttribute('href')?.startsWith('#') ? undefined : pathOf(link)
}

/** A normal page load, where the site can be reached; otherwise the visitor is told. */
async function loadInstead(path: string, error: unknown): Promise<void> {
  if (error instanceof NoSuchPage || (await canReach(path))) location.assign(path)
  else notify('This page could not be loaded. You seem to be offline.')
}

async function canReach(path: string): Promise<boolean> {
  try {
    await fetch(path, { method: 'HEAD' })
    return true
  } catch {
    return false
  }
}
