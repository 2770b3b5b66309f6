interface EmailLinkProps {
  readonly email: string
  readonly className?: string
}

/** The email address, as a contact detail. */
export function EmailLink({ email, className = 'text-link' }: EmailLinkProps) {
  return (
    <a href={`mailto:${email}`} className={`wrap-anywhere ${className}`}>
      {email}
    </a>
  )
}
