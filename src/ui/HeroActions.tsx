import type { ReactNode } from 'react'
import type { Link as LinkData, Phone } from '#generated/types'
import { buttonStyle } from './button-style'
import type { ButtonStyle } from './button-style'
import { Link } from './Link'
import { PhoneLink } from './PhoneLink'

interface HeroActionsProps {
  readonly phone: Phone
  readonly link: LinkData
  readonly label?: string
  readonly tone?: ButtonStyle
  /** What stands beside them. */
  readonly children?: ReactNode
}

/** The call as a filled button, and a link for visitors who would rather not call now. */
export function HeroActions({
  phone,
  link,
  label = 'Call',
  tone = 'primary',
  children,
}: HeroActionsProps) {
  return (
    <p className="hero-actions mt-6 max-w-none max-sm:w-full">
      <PhoneLink phone={phone} label={label} className={buttonStyle(tone)} />{' '}
      <Link to={link.to} className={buttonStyle('outline')}>
        {link.text}
      </Link>{' '}
      {children}
    </p>
  )
}
