import { onSlope } from '../plates/slope'

/** The eave cut open: rain on its way to the gutter, and the air that enters at the soffit. */
export function EaveVent() {
  return (
    <>
      <g transform="translate(4 44)scale(.56)">
        <use href="#eave-section-drawing" />
        <g transform={onSlope}>
          <path className="line-water" strokeDasharray="44 34" d="M420-62H-20" />
        </g>
        <path className="line-water" d="M98 282v26" />
      </g>
      <path className="line-arrow" d="M113 282v-32m-9 11l9-11 9 11M262 128l48-32m-18-2l18 2-6 17" />
    </>
  )
}
