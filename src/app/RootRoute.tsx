import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router-dom'
import { site } from '#generated/site'
import type { Page } from '#generated/types'
import { Layout } from '../layout/Layout'
import { Notification } from '../layout/Notification'
import type { Messages } from './messages'
import { syncHead } from './sync-head'

/** The layout around the current page, and the effects of a page load: head and focus. */
export function RootRoute({ messages }: { readonly messages: Messages }) {
  const { pathname } = useLocation()
  const isBusy = useNavigation().state !== 'idle'
  const page = useMatches().at(-1)?.loaderData as Page | undefined
  const announcement = usePageEffects(page, messages)
  const message = useSyncExternalStore(messages.subscribe, messages.current, messages.current)
  const status = (
    <>
      <Notification
        announcement={announcement}
        message={message}
        isLate={useIsLate(isBusy)}
        onClose={() => messages.show('')}
      />
      <ScrollRestoration />
    </>
  )
  return (
    <Layout path={pathname} page={page} isBusy={isBusy} status={status}>
      <Outlet />
    </Layout>
  )
}

/** After a navigation: updates the head, moves focus to the content, and announces the title. */
function usePageEffects(page: Page | undefined, messages: Messages): string {
  const shown = useRef(page)
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    if (!page || shown.current === page) return
    const moved = shown.current?.path !== page.path
    shown.current = page
    syncHead(page, site.business)
    dispatchEvent(new Event('pagechange'))
    if (!moved) return
    messages.show('')
    setAnnouncement(page.head.title)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [page, messages])
  return announcement
}

function useIsLate(isBusy: boolean): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!isBusy) return
    const timer = setTimeout(() => setIsLate(true), 500)
    return () => {
      clearTimeout(timer)
      setIsLate(false)
    }
  }, [isBusy])
  return isLate
}
