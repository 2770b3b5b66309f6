import type { Registration } from '../../generated/types'
import { OutsideLink } from './OutsideLink'

/** The registration, and where anyone can look it up. */
export function RegistrationWords({ registration }: { readonly registration: Registration }) {
  const { number, label, lookup } = registration
  return (
    <>
      <b>{number}</b> {label}
      {lookup !== null && (
        <>
          . <OutsideLink href={lookup}>Look it up at the state</OutsideLink>
        </>
      )}
    </>
  )
}
