import type { ReactNode } from 'react'
import { site } from '#generated/site'
import type { Page } from '#generated/types'
import { Breadcrumb } from './Breadcrumb'
import { CallBar } from './CallBar'
import { Footer } from './Footer'
import { Header } from './Header'
import { Notices } from './Notices'
import { Notification } from './Notification'
import { SkipLink } from './SkipLink'

interface LayoutProps {
  readonly path: string
  /** The current page; `undefined` until it is loaded. */
  readonly page?: Page | undefined
  readonly isBusy?: boolean
  /** Status messages; outside of the page, since screen readers ignore live regions in a busy element. */
  readonly status?: ReactNode
  readonly children: ReactNode
}

export function Layout({ path, page, isBusy, status, children }: LayoutProps) {
  return (
    <>
      <SkipLink />
      <Header path={path} site={site} />
      {site.notices && <Notices path={path} notices={site.notices} />}
      <CallBar phone={site.business.phone} quote={path === site.quote.to ? null : site.quote} />
      {page && <Breadcrumb key={path} steps={page.breadcrumb} />}
      <main
        id="main"
        tabIndex={-1}
        aria-busy={isBusy || undefined}
        className={site.scenery?.roofs ? undefined : 'plain-marks'}
      >
        {children}
      </main>
      {status ?? <Notification />}
      <Footer site={site} registrations={page?.registrations ?? site.business.registrations} />
    </>
  )
}
