import { boxes } from '../parts/path'

/** A cottage above the tide. */
export function SaltShore() {
  return (
    <>
      <path className="paint-hill" d="M-10 246v-40q70-26 150-12t120 20v32z" />
      <path className="paint-trim line-medium" d="M92 232l6-86h22l6 86z" />
      <path className="paint-shadow" d="M112 146h8l6 86h-12z" />
      <path className="paint-door" d="M104 232v-13q5-7 10 0v13z" />
      <path className="paint-glass" d="M102 168h7v10h-7zM100 196h8v10h-8z" />
      <path className="paint-cap line-medium" d="M94 140h30v6H94zM100 122h18v18h-18z" />
      <path className="paint-lamp" d="M104 124h10v14h-10z" />
      <path className="paint-copper line-medium" d="M97 122l12-14 12 14z" />
      <path className="paint-stone line-medium" d="M62 248q6-16 22-16h50q16 2 22 16z" />
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
