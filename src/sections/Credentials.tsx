import type { Site } from '#generated/types'
import { CredentialList } from '../ui/CredentialList'

/** Why to trust the number, before anything else is read: what a homeowner can check. */
export function Credentials({ business, ledger }: Site) {
  return (
    <div className="ground-dark">
      <CredentialList {...{ business, ledger }} distance={null} />
    </div>
  )
}
