/** The eave cut open: gutter, drip edge, slotted soffit, and the air that enters there. */
export function EaveVent() {
  return (
    <>
      <g transform="translate(4 44)scale(.56)">
        <use href="#eave-section-drawing" />
      </g>
      <path className="line-arrow" d="M113 292v-30m-9 11l9-11 9 11M262 128l48-32m-18-2l18 2-6 17" />
    </>
  )
}
