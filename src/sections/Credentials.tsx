import type { Business } from '../../generated/types'
import { CredentialList } from '../ui/CredentialList'

/** Why to trust the number, before anything else is read: what a homeowner can check. */
export function Credentials({ business }: { readonly business: Business }) {
  return (
    <section className="ground-dark">
      <CredentialList business={business} distance={null} />
    </section>
  )
}
