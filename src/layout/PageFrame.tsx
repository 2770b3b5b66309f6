import type { ReactNode } from 'react'
import { site } from '../../generated/site'
import { Layout } from './Layout'
import { NotificationRegion } from './NotificationRegion'

interface PageFrameProps {
  readonly path: string
  readonly announcement?: string
  /** What keeps the place on the page; nothing while prerendering. */
  readonly scrolling?: ReactNode
  readonly children: ReactNode
}

/** The layout around a page, and what is said to those who do not see it. */
export function PageFrame({ path, announcement = '', scrolling, children }: PageFrameProps) {
  return (
    <Layout path={path}>
      {children}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <NotificationRegion phone={site.business.phone} />
      {scrolling}
    </Layout>
  )
}
