import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigationType,
} from 'react-router-dom'
import { site } from '../../generated/site'
import type { Page } from '../../generated/types'
import { PageFrame } from '../layout/PageFrame'
import { syncHead } from './sync-head'
import { ShowsWhole } from '../ui/NextFrame'
import { afterFrame, showDrawings } from './turning'

/** The layout around the current page, and what a page load would do besides: head, focus. */
export function Frame() {
  const { pathname } = useLocation()
  const announcement = usePageEffects(useMatches().at(-1)?.loaderData as Page | undefined)
  return (
    <ShowsWhole value={useShowsWhole(pathname)}>
      <PageFrame path={pathname} announcement={announcement} scrolling={<ScrollRestoration />}>
        <Outlet />
      </PageFrame>
    </ShowsWhole>
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
    // Before the frame each of these would have the browser lay out the page once more.
    afterFrame(() => {
      syncHead(page, site.business.name)
      if (!moved) return
      setAnnouncement(page.head.title)
      document.getElementById('main')?.focus({ preventScroll: true })
    })
  }, [page])
  return announcement
}

/** A screen higher than this (px) may show more of a page than the part that comes first. */
const highest = 1200

/**
 * Whether the page at a path is shown to its end. One that a link led to begins at its top, and the
 * rest comes a frame later; a step in the history leads to a place further down.
 */
function useShowsWhole(path: string): boolean {
  const [wholePath, setWholePath] = useState(path)
  const isStep = useNavigationType() === 'POP'
  useLayoutEffect(() => afterFrame(() => setWholePath(path)), [path])
  return isStep || wholePath === path || innerHeight > highest
}
