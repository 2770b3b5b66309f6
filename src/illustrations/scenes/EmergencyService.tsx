import { PlainCape } from '../houses/Cape'
import { Ground } from '../parts/Ground'
import { Ladder } from '../parts/Ladder'
import { Rain } from '../parts/Rain'
import { Tarp } from '../parts/Tarp'
import { Van } from '../parts/Van'

/** A lit house at night: a tarp on its roof, a ladder at the eave, the van and its lamp. */
export function EmergencyService() {
  return (
    <g className="palette-night">
      <g transform="translate(0 0)scale(.92)">
        <PlainCape name="emergency-service" />
        <g transform="translate(176 -222)">
          <Tarp />
        </g>
      </g>
      <Ladder x={264} length={150} lean={-5} />
      <path className="paint-beam" d="M321-90L166-208l-10 84z" />
      <path className="paint-lamp" d="M316-94h12v12h-12z" />
      <Van x={298} />
      <Ground from={-600} to={1100} />
      <Rain />
    </g>
  )
}
