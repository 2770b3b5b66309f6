import type { ReactNode } from 'react'
import type { InternalPath } from '#generated/types'

interface LinkProps {
  readonly to: InternalPath
  readonly className?: string
  readonly current?: 'page' | 'true' | undefined
  readonly children: ReactNode
}

/** A plain anchor to a page of the site. */
export function Link({ to, className, current, children }: LinkProps) {
  return (
    <a href={to} className={className} aria-current={current}>
      {children}
    </a>
  )
}
