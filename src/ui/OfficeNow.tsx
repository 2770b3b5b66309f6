import { useSyncExternalStore } from 'react'
import type { Business } from '../../generated/types'
import { officeNow } from './office-now'

interface OfficeNowProps {
  readonly business: Business
  readonly className?: string
}

/** Whether the office is open at this minute; an empty line until a script can know. */
export function OfficeNow({ business, className = '' }: OfficeNowProps) {
  const words = useSyncExternalStore(
    everyMinute,
    () => officeNow(business, new Date()),
    () => '',
  )
  return <p className={`office-now ${className}`.trimEnd()}>{words}</p>
}

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, 60_000)
  return () => clearInterval(timer)
}
