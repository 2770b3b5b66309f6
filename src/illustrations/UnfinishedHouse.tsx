import { BareRafters } from './details/BareRafters'

/** A house whose roof is not there yet, for a page that is not there; decorative. */
export function UnfinishedHouse({ className }: { readonly className: string }) {
  return (
    <svg
      className={`drawing ${className}`}
      viewBox="0 0 480 296"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      <BareRafters />
    </svg>
  )
}
