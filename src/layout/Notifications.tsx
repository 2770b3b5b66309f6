import { useEffect, useState } from 'react'
import type { Phone } from '../../generated/types'
import { PhoneLink } from '../ui/PhoneLink'
import { onNotice } from './notify'

/** What went wrong, with the phone number as the way out. */
export function Notifications({ phone }: { readonly phone: Phone }) {
  const [message, setMessage] = useState('')
  useEffect(() => onNotice(setMessage), [])
  if (message === '') return null
  return (
    <div className="fixed inset-x-4 bottom-24 z-40 mx-auto flex max-w-xl items-center gap-4 bg-ink p-4 text-white">
      <p className="grow">
        {message} Call us: <PhoneLink phone={phone} className="font-semibold underline" />
      </p>
      <button type="button" className="min-h-11 px-3 underline" onClick={() => setMessage('')}>
        Close
      </button>
    </div>
  )
}
