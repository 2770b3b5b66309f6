import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom'
import { site } from '../../generated/site'
import type { Page } from '../../generated/types'
import { PageFrame } from '../layout/PageFrame'
import { syncHead } from '../sync-head'
import { showDrawings } from './turning'

/** The layout around the current page, and what a page load would do besides: head, focus. */
export function Frame() {
  const { pathname } = useLocation()
  const announcement = usePageEffects(useMatches().at(-1)?.loaderData as Page | undefined)
  return (
    <PageFrame path={pathname} announcement={announcement} scrolling={<ScrollRestoration />}>
      <Outlet />
    </PageFrame>
  )
}

/** After a navigation: the page's head, focus at the top of its content, its title announced. */
function usePageEffects(page: Page | undefined): string {
  const shown = useRef(page)
  const [announcement, setAnnouncement] = useState('')
  // The browser has not painted the page yet.
  useLayoutEffect(showDrawings, [page])
  useEffect(() => {
    if (!page || shown.current === page) return
    const moved = shown.current?.path !== page.path
    shown.current = page
    syncHead(page, site.business.name)
    if (!moved) return
    setAnnouncement(page.head.title)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [page])
  return announcement
}
