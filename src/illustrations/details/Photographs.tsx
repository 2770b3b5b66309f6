import { Gap } from '../parts/Gap'
import { boxes, row, stamp } from '../parts/path'
import { Shingles } from '../parts/Shingles'

/** Two photographs of a roof on a table, the house and what is wrong with it. */
export function Photographs() {
  return (
    <>
      <path className="paint-wood" d={boxes([-10, -10, 500, 320])} />
      <path className="line-soft" d="M-10 76H490M-10 158H490M-10 240H490M96-10v86m240 82v82" />
      <path
        className="line-faint"
        d="M-10 34q160 12 300 0t210 4M-10 120q120-14 260 0t240-2M-10 200q140 12 250 0t250 2M-10 274q130-10 260 0t240 0"
      />
      <g transform="translate(58 48)rotate(-6)">
        <Print />
        <path className="paint-underlayment" d={boxes([12, 12, 186, 120])} />
        <path className="paint-hill" d="M12 104q80-36 186-12v40H12z" />
        <g className="palette-cedar" transform="translate(38 126)scale(.44)">
          <use href="#cape" />
        </g>
        <path className="paint-earth" d={boxes([12, 126, 186, 6])} />
        <path className="line-medium" d={boxes([12, 12, 186, 120])} />
        <path className="line-arrow" d="M132 34h44v32h-44z" strokeDasharray="9 6" />
      </g>
      <g transform="translate(218 92)rotate(5)">
        <Print />
        <g transform="translate(12 12)">
          <Shingles box={[0, 0, 186, 120]} step={24} width={36} />
          <Gap
            rows={[
              [54, 144],
              [72, 126],
            ]}
            top={48}
            step={24}
            shade={5}
          />
          <path className="line-arrow" d="M44 38h112v68H44z" strokeDasharray="12 8" />
        </g>
      </g>
    </>
  )
}

/** The paper of a print, a date in its white edge. */
function Print() {
  return (
    <>
      <path className="paint-shadow" d={boxes([9, 9, 210, 168])} />
      <path className="paint-trim line-medium" d={boxes([0, 0, 210, 168])} />
      <path
        className="line-soft"
        d={stamp('h14', row([14, 150], { count: 4, step: 20 }))}
        strokeWidth="3"
      />
    </>
  )
}
