import type { ReactNode } from 'react'
import { site } from '../../generated/site'
import { Kept } from '../ui/Kept'
import { CallBar } from './CallBar'
import { pathAmong } from './aria-current'
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
      <Kept>
        <Top path={pathAmong(site.navigation, path)} />
      </Kept>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Kept>
        <Bottom />
      </Kept>
    </>
  )
}

function Top({ path }: Pick<LayoutProps, 'path'>) {
  return (
    <>
      <SkipLink />
      <Header path={path} site={site} />
    </>
  )
}

function Bottom() {
  return (
    <>
      <Footer site={site} />
      <CallBar phone={site.business.phone} quote={site.quote} />
    </>
  )
}
