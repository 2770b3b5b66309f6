import type { ReactNode } from 'react'
import { site } from '#generated/site'
import type { Link } from '#generated/types'
import { Breadcrumb } from './Breadcrumb'
import { CallBar } from './CallBar'
import { Footer } from './Footer'
import { Header } from './Header'
import { Notification } from './Notification'
import { SkipLink } from './SkipLink'

interface LayoutProps {
  readonly path: string
  /** The way to the page; empty where it has none. */
  readonly breadcrumb?: readonly Link[] | undefined
  readonly isBusy?: boolean
  /** What is said beside the page; outside of it, since nothing is read out of what is busy. */
  readonly status?: ReactNode
  readonly children: ReactNode
}

export function Layout({ path, breadcrumb, isBusy, status, children }: LayoutProps) {
  return (
    <>
      <SkipLink />
      <Header path={path} site={site} />
      <CallBar phone={site.business.phone} quote={path === site.quote.to ? null : site.quote} />
      {breadcrumb && <Breadcrumb key={path} steps={breadcrumb} />}
      <main id="main" tabIndex={-1} aria-busy={isBusy || undefined}>
        {children}
      </main>
      {status ?? <Notification />}
      <Footer site={site} />
    </>
  )
}
