import type { ReactNode } from 'react'
import type { LinkTarget } from '#generated/types'

interface LinkProps {
  readonly to: LinkTarget
  readonly className?: string
  readonly current?: 'page' | 'true' | undefined
  readonly children: ReactNode
}

/** A plain anchor to a page of the site or of another one, as the data name it. */
export function Link({ to, className, current, children }: LinkProps) {
  return (
    <a
      href={to}
      rel={to.startsWith('https:') ? 'noopener' : undefined}
      className={className}
      aria-current={current}
    >
      {children}
    </a>
  )
}
