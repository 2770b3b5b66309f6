import { boxes } from '../parts/path'
import { Shingles } from '../parts/Shingles'

/** Shingles run down to the gutter, the first course doubled. */
export function AsphaltShingles() {
  return (
    <>
      <path className="paint-wall" d={boxes([0, 236, 480, 64])} />
      <path className="line-faint" d="M240 250v50" strokeWidth="480" strokeDasharray="1 11" />
      <path className="paint-shadow" d={boxes([0, 236, 480, 20])} />
      <Shingles box={[-20, 36, 520, 184]} step={23} width={40} />
      <path className="paint-cap line-medium" d={boxes([-20, 26, 520, 12])} />
      <path className="paint-trim line-medium" d={boxes([-10, 216, 500, 22])} />
      <path className="paint-shadow" d={boxes([-10, 231, 500, 7])} />
      <path className="line-pipe" d="M428 238v62" strokeWidth="9" />
    </>
  )
}
