import { eavePlate } from '../illustrations/plates/plates'
import type { RoofLayer } from '#generated/types'
import { NumberedParts } from './NumberedParts'

interface RoofLayersProps {
  readonly title: string
  readonly lead: string
  readonly layers: readonly RoofLayer[]
}

/** A section through the eave with its layers, which the slider removes. */
export function RoofLayers({ title, lead, layers }: RoofLayersProps) {
  return (
    <NumberedParts
      {...{ title, lead }}
      {...eavePlate}
      action="Take the layers off"
      marks={layers.map(({ part }) => eavePlate.marks[part])}
      parts={layers.map((layer) => ({ title: layer.title, text: <LayerText {...layer} /> }))}
    />
  )
}

function LayerText({ does, fails, seen }: RoofLayer) {
  return (
    <>
      <p className="mt-2">
        <b>What it does:</b> {does}
      </p>
      <p className="mt-2">
        <b>How it fails:</b> {fails}
      </p>
      <p className="mt-2">
        <b>From below:</b> {seen}
      </p>
    </>
  )
}
