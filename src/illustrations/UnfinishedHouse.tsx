import { DrawingFrame } from './DrawingFrame'
import { BareRafters } from './details/BareRafters'

/** A house whose roof is not there yet, for a page that is not there; decorative. */
export function UnfinishedHouse({ className }: { readonly className: string }) {
  return (
    <DrawingFrame viewBox="0 0 480 296" fit="meet" className={className}>
      <BareRafters />
    </DrawingFrame>
  )
}
