import type { Phone } from '#generated/types'
import { Heading } from '../ui/Heading'
import { buttonStyle } from '../ui/button-style'
import { PhoneLink } from '../ui/PhoneLink'

interface EmergencyBannerProps {
  readonly title: string
  readonly text: string
  readonly phone: Phone
}

/** A red strip for those who cannot wait. */
export function EmergencyBanner({ title, text, phone }: EmergencyBannerProps) {
  return (
    <section className="ground-red">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-4 py-6">
        <div className="flex-[1_1_16rem]">
          <Heading as="h2" className="text-title" text={title} />
          <p className="mt-1">{text}</p>
        </div>
        <PhoneLink phone={phone} label="Call" className={`${buttonStyle('white')} max-sm:w-full`} />
      </div>
    </section>
  )
}
