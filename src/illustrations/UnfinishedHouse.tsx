import { DrawingFrame } from './DrawingFrame'
import { BareRafters } from './details/BareRafters'

/** A house without a roof yet, for the not-found page; decorative. */
export function UnfinishedHouse({ className }: { readonly className: string }) {
  return (
    <DrawingFrame viewBox="0 0 480 296" fit="meet" className={className}>
      <BareRafters />
    </DrawingFrame>
  )
}
