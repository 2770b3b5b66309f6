import { useEffect, useState } from 'react'
import type { Phone } from '../../generated/types'

type NotificationsView = typeof import('./Notifications').Notifications

/**
 * A polite live region, there from the start so that screen readers announce what comes into it.
 * What it shows is fetched once the application runs; where that is gone, the page does without.
 */
export function NotificationRegion({ phone }: { readonly phone: Phone }) {
  const [View, setView] = useState<NotificationsView>()
  useEffect(() => {
    import('./Notifications').then(
      ({ Notifications }) => setView(() => Notifications),
      () => undefined,
    )
  }, [])
  return <div role="status">{View && <View phone={phone} />}</div>
}
