import { site } from '../../generated/site'
import { buttonStyle } from '../ui/button-style'
import { PhoneLink } from '../ui/PhoneLink'

/** What stands in the frame when a page could not be shown. */
export function ErrorPage({ message }: { readonly message: string }) {
  return (
    <section className="wrap band grid justify-items-start gap-6">
      <h1>Unexpected Application Error!</h1>
      <p className="text-lead wrap-anywhere">{message}</p>
      <PhoneLink phone={site.business.phone} label="Call" className={buttonStyle('primary')} />
    </section>
  )
}
