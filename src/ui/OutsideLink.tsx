interface OutsideLinkProps {
  readonly href: string
  readonly children: string
}

/** A link to a page of somebody else, where a reader can check what is said here. */
export function OutsideLink({ href, children }: OutsideLinkProps) {
  return (
    <a href={href} rel="noopener" className="text-link">
      {children}
    </a>
  )
}
