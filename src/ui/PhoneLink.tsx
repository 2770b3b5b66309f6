import type { Phone } from '#generated/types'

interface PhoneLinkProps {
  readonly phone: Phone
  /** What stands before the number: "Call". */
  readonly label?: string
  readonly className?: string
}

/** The number as a telephone link. */
export function PhoneLink({ phone, label, className = 'text-link' }: PhoneLinkProps) {
  return (
    <a href={`tel:${phone.e164}`} className={className}>
      <span>
        {label !== undefined && `${label} `}
        <span className="whitespace-nowrap">{phone.text}</span>
      </span>
    </a>
  )
}
