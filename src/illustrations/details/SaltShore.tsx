import { boxes } from '../parts/path'

/** A cottage above the tide. */
export function SaltShore() {
  return (
    <>
      <path fill="#e0915f" stroke="none" d="M86 60a38 38 0 1 0 76 0a38 38 0 1 0-76 0" />
      <path className="line-medium" d="M210 54q12-14 22 0 10-14 22 0M280 90q9-10 17 0 8-10 17 0" />
      <path className="paint-earth line-medium" d="M500 214H210q-50 0-70 34l-40 62h400z" />
      <g className="palette-cedar" transform="translate(218 216)scale(.66)">
        <use href="#cape" />
      </g>
      <path className="line-heavy" d="M500 216H210q-44 0-66 32" />
      <path className="paint-sea" d={boxes([-10, 246, 500, 64])} />
      <path
        className="line-wave"
        d={`M-10 250${'q12-12 24 0t24 0'.repeat(11)}M-34 270${'q12-12 24 0t24 0'.repeat(12)}M-10 290${'q12-12 24 0t24 0'.repeat(11)}`}
      />
    </>
  )
}
