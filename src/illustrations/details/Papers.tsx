import { boxes } from '../parts/path'

/** Papers on a table: a sketched roof, ticked lines, a pencil. */
export function Papers() {
  return (
    <>
      <path className="paint-wood" d={boxes([-10, -10, 500, 320])} />
      <path className="line-faint" d="M-10 70H490M-10 150H490M-10 230H490" />
      <g transform="translate(150 34)rotate(-4)">
        <path className="paint-shadow" d={boxes([10, 10, 190, 250])} />
        <path className="paint-trim line-medium" d={boxes([0, 0, 190, 250])} />
        <path className="paint-roof line-medium" d="M30 92l65-56 65 56h-14L95 50 44 92z" />
        <path d="M48 92v34h94V92M84 126v-26h22v26" className="line-medium" />
        <path className="line-soft" d="M62 154h98M62 182h98M62 210h70" strokeWidth="4" />
        <path className="line-arrow" d="M28 154l7 7 13-15M28 182l7 7 13-15M28 210l7 7 13-15" />
      </g>
      <g transform="translate(392 70)rotate(24)">
        <path className="paint-shadow" d={boxes([6, 8, 18, 170])} />
        <path className="paint-copper line-medium" d="M0 0h18v150l-9 22-9-22z" />
        <path className="paint-cap" d="M5 162l4 10 4-10z" />
      </g>
    </>
  )
}
