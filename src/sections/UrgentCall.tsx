import type { Phone } from '#generated/types'
import { Heading } from '../ui/Heading'
import { PhoneLink } from '../ui/PhoneLink'

interface UrgentCallProps {
  readonly title: string
  readonly text: string
  readonly phone: Phone
}

/** The call to action in red: advice and the phone number. */
export function UrgentCall({ title, text, phone }: UrgentCallProps) {
  return (
    <section className="ground-red py-section">
      <div className="wrap grid items-center gap-x-16 gap-y-6 lg:grid-cols-2">
        <div>
          <Heading as="h2" text={title} />
          <p className="mt-4 max-w-[44ch] text-lead">{text}</p>
        </div>
        <PhoneLink phone={phone} className="phone-number max-lg:text-phone-xl" />
      </div>
    </section>
  )
}
