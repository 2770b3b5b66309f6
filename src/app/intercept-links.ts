import type { createBrowserRouter } from 'react-router-dom'
import type { Redirect } from '#generated/types'
import { isTranslated } from './is-translated'
import type { PageContents } from './page-contents'

interface LinksInput {
  readonly router: ReturnType<typeof createBrowserRouter>
  readonly contents: PageContents
  readonly redirects: readonly Redirect[]
}

/**
 * Adds client-side navigation and prefetching to the page's plain links. The router's own links would need the
 * router around every section, and do nothing until it runs.
 */
export function interceptLinks({ router, contents, redirects }: LinksInput): void {
  const targetOf = (link: Element | null) => {
    const path = pathOf(link)
    return redirects.find(({ from }) => from === path)?.to ?? path
  }
  const savesData =
    navigator.connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches
  const prefetch = (link: Element | null) => {
    const path = targetOf(link)
    if (path !== undefined && !savesData) contents.prefetch(path)
  }
  document.addEventListener('click', (event) => {
    const path = isPlain(event) && !isTranslated() ? targetOf(linkOf(event)) : undefined
    if (path === undefined || isHouseOpen()) return
    event.preventDefault()
    const viewTransition = !matchMedia('(prefers-reduced-motion: reduce)').matches
    void router.navigate(path, { replace: path === location.pathname, viewTransition })
  })
  // The router does not handle rejections of view transitions that the next navigation skips.
  addEventListener('unhandledrejection', (event) => {
    const { reason }: { readonly reason: unknown } = event
    const isSkipped =
      reason instanceof DOMException && /transition was skipped/i.test(reason.message)
    if (isSkipped) event.preventDefault()
  })
  for (const intent of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(intent, (event) => prefetch(linkOf(event)), { passive: true })
  }
  // The event that started the application may have been for a link.
  for (const link of document.querySelectorAll('a:hover, a:focus')) prefetch(link)
}

/**
 * What a fragment has opened closes, or is open again after a step back, by the browser alone: only a page load or a
 * step within the page changes `:target`.
 */
const isHouseOpen = () => document.querySelector('.houses :target') !== null

/** The link of an event; in a drawing it is an SVG element, with different properties. */
function linkOf({ target }: Event): Element | null {
  return target instanceof Element ? target.closest('a[href]') : null
}

/** The path of an internal page link; `undefined` for files and fragments. */
function pathOf(link: Element | null): string | undefined {
  if (!link || link.hasAttribute('target') || link.hasAttribute('download')) return undefined
  const { href, origin, pathname, search } = new URL(link.getAttribute('href') ?? '', location.href)
  const isPage = origin === location.origin && !/\.[a-z]+$/.test(pathname)
  return isPage && search === '' && !href.includes('#') ? pathname : undefined
}

function isPlain(event: MouseEvent): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return !event.defaultPrevented && event.button === 0 && !isModified
}
