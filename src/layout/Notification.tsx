import { site } from '#generated/site'
import { PhoneLink } from '../ui/PhoneLink'

interface NotificationProps {
  readonly announcement?: string
  readonly message?: string
  readonly isLate?: boolean
  readonly onClose?: () => void
}

const box =
  'fixed inset-x-4 bottom-24 z-40 mx-auto flex max-w-xl items-center gap-4 bg-ink p-4 text-paper'

/**
 * Polite live regions, present from the start so that screen readers announce their changes. Not a toast library,
 * as those inject style sheets, which the policy only allows by hash.
 */
export function Notification(props: NotificationProps) {
  const { announcement = '', message = '', isLate = false, onClose } = props
  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <div role="status">
        {message === '' && isLate && <p className={box}>The page is loading …</p>}
        {message !== '' && (
          <div className={box}>
            <p className="grow">
              {message} Call us:{' '}
              <PhoneLink phone={site.business.phone} className="font-semibold underline" />
            </p>
            <button type="button" className="min-h-11 px-3 underline" onClick={onClose}>
              Close
            </button>
          </div>
        )}
      </div>
    </>
  )
}
