import { leakPlate } from '../illustrations/plates/plates'
import type { LeakStop, TextItem } from '#generated/types'
import { NumberedParts } from './NumberedParts'

interface LeakPathProps {
  readonly title: string
  readonly lead: string
  readonly stops: readonly (TextItem & { readonly at: LeakStop })[]
}

/** A section through a house with the path of a leak; the slider goes from the stain up to its source. */
export function LeakPath({ title, lead, stops }: LeakPathProps) {
  return (
    <NumberedParts
      {...{ title, lead }}
      {...leakPlate}
      action="Follow the water back"
      marks={stops.map(({ at }) => leakPlate.marks[at])}
      parts={stops.map((stop) => ({
        title: stop.title,
        text: <p className="mt-2">{stop.description}</p>,
      }))}
    />
  )
}
