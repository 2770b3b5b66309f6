import type { ReactNode } from 'react'
import { site } from '../../generated/site'
import { CallBar } from './CallBar'
import { Footer } from './Footer'
import { Header } from './Header'
import { SkipLink } from './SkipLink'

interface LayoutProps {
  readonly path: string
  readonly children: ReactNode
}

/** The frame around every page. */
export function Layout({ path, children }: LayoutProps) {
  return (
    <>
      <SkipLink />
      <Header path={path} site={site} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer site={site} />
      <CallBar phone={site.business.phone} quote={site.quote} />
    </>
  )
}
