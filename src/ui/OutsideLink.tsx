interface OutsideLinkProps {
  readonly href: string
  readonly children: string
}

/** A link to another site, where readers can check a claim. */
export function OutsideLink({ href, children }: OutsideLinkProps) {
  return (
    <a href={href} rel="noopener" className="text-link">
      {children}
    </a>
  )
}
