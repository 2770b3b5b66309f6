import type { TownScene } from '#generated/types'
import { color } from '../brand/colors'
import { composeTown, streetWidth } from '../illustrations/town/compose-town'
import { TownParts } from '../illustrations/town/TownParts'
import { ogImageSize } from './og-image'
import { sceneHeight, townLeft } from './layout'

const scale = (ogImageSize.width - townLeft) / streetWidth
/** Visible height of the ground below the street, in units of the drawing. */
const cut = 46

/** The street of a town beside its name, under one sky. */
export function OgTown({ scene }: { readonly scene: TownScene }) {
  const feet = sceneHeight - cut * scale
  return (
    <>
      {scene.sky === 'evening' && <EveningSky />}
      <g
        className="drawing town-street"
        transform={`translate(${townLeft} ${feet})scale(${scale})`}
      >
        {/* `isOpen` is false: resvg fails on clipped drawings far outside of the picture. */}
        <TownParts scene={scene} town={composeTown(scene)} isOpen={false} />
      </g>
    </>
  )
}

function EveningSky() {
  return (
    <>
      <linearGradient id="evening" x2="0" y2="1">
        <stop stopColor={color('mist')} />
        <stop offset="1" stopColor={color('sand')} />
      </linearGradient>
      <path d={`M0 0H${ogImageSize.width}V${sceneHeight}H0z`} fill="url(#evening)" />
    </>
  )
}
