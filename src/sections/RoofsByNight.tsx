import { site } from '#generated/site'
import { Drawing } from '../illustrations/Drawing'
import { PhoneLink } from '../ui/PhoneLink'

/** The roofs of Home's street by night with the phone number; nothing without drawings. */
export function RoofsByNight() {
  const { emergency, name, phone } = site.business
  if (!site.street || !site.scenery?.roofs) return null
  return (
    <div className="roofs-by-night">
      <Drawing name="roofs-by-night" className="absolute bottom-0 h-[116%] w-full" />
      <div className="wrap relative">
        <p className="text-lead font-semibold">
          {emergency ? `${emergency.days}: ${emergency.hours}` : name}
        </p>
        <PhoneLink phone={phone} className="phone-number text-phone-xl" />
      </div>
    </div>
  )
}
