import type { Business, Phone } from '#generated/types'

interface PhoneLinkProps {
  readonly phone: Phone
  /** Text before the number: "Call". */
  readonly label?: string
  readonly className?: string
}

/** The phone number as a telephone link. */
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

/** A link for text messages, if the number accepts them. */
export function SmsLink({ phone, sms }: Pick<Business, 'phone' | 'sms'>) {
  if (!sms) return null
  return (
    <>
      {' '}
      <a href={`sms:${phone.e164}`} className="text-link inline-flex min-h-11 w-fit items-center">
        {`Text ${phone.text}`}
      </a>{' '}
    </>
  )
}
