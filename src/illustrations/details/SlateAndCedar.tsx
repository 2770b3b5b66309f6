import { Gap } from '../parts/Gap'
import { boxes } from '../parts/path'
import { Shingles } from '../parts/Shingles'

const scales = 'v22a20 20 0 0 0 40 0v-22'

/** Cedar above a belt of fish scales, slate below it: one hung on its hook, the next on its way. */
export function SlateAndCedar() {
  return (
    <>
      <g className="palette-cedar-roof">
        <Shingles box={[-20, -10, 520, 110]} step={32} width={26} />
      </g>
      <Shingles box={[-20, 90, 546, 230]} step={46} width={52} />
      <path
        className="paint-verdigris line-medium"
        d={`M0 72${scales.repeat(13)}zM-20 112${scales.repeat(13)}z`}
      />
      <path className="paint-slate line-medium" d={boxes([162, 182, 52, 46])} />
      <Hook />
      <Gap rows={[[266, 318]]} top={182} step={46} />
      <g transform="translate(271 212)rotate(6)">
        <path className="paint-shadow" d={boxes([7, 8, 52, 60])} />
        <path className="paint-slate line-medium" d={boxes([0, 0, 52, 60])} />
        <path className="line-arrow" d="M26 48V16m-10 11l10-11 10 11" />
      </g>
      <path className="paint-copper line-medium" d={boxes([-10, -6, 500, 12])} />
    </>
  )
}

/** A copper wire that comes down from the joint above and holds the slate by its lower edge. */
function Hook() {
  return (
    <>
      <path d="M188 208v24" strokeWidth="7" />
      <path className="line-arrow" d="M188 209v22" />
    </>
  )
}
