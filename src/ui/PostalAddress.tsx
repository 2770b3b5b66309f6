import type { Address } from '#generated/types'

/** The office's address in two lines; without a street, only its town. */
export function PostalAddress({ address }: { readonly address: Address }) {
  return (
    <address>
      {address.street !== null && (
        <>
          {address.street}
          <br />
        </>
      )}
      {`${address.locality}, ${address.regionCode} ${address.postalCode}`}
    </address>
  )
}
