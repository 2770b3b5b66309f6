import { PlainCape } from '../houses/Cape'
import { Ground } from '../parts/Ground'
import { Limb } from '../parts/Limb'
import { Rain } from '../parts/Rain'
import { Tarp } from '../parts/Tarp'
import { Tree } from '../parts/Tree'
import { rectangle, stamp } from '../parts/path'

/** A house in the rain: a limb on its roof, shingles gone, a tarp over the hole. */
export function StormDamage() {
  return (
    <>
      <path
        fill="#76858c"
        fillOpacity=".55"
        stroke="none"
        d="M-440-210q50-50 140-20 60-40 140 20 40-50 110-40 60-50 140-10 70-40 150 0 90-50 170 0 70-30 130 10 60-20 120 20 90-50 200 0v-800H-440z"
      />
      <g transform="rotate(4)">
        <Tree x={40} scale={1.1} />
        <Tree x={490} scale={1.2} />
      </g>
      <g className="palette-cedar" transform="translate(96 0)scale(.96)">
        <PlainCape name="storm-damage" />
        <path
          className="paint-hole"
          d={stamp(rectangle(14, 9), [
            [88, -123],
            [74, -141],
            [102, -141],
            [60, -123],
            [67, -132],
            [25, -186],
            [32, -177],
          ])}
        />
        <g transform="translate(164 -222)">
          <Tarp />
        </g>
        <g transform="translate(4 -192)rotate(24)scale(.85)">
          <Limb />
        </g>
      </g>
      <Ground from={-600} to={1100} />
      <Rain />
    </>
  )
}
