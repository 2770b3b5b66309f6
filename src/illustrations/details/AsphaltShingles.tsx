import { boxes } from '../parts/path'
import { Shingles } from '../parts/Shingles'

/** Shingles run down to the gutter, the first course doubled. */
export function AsphaltShingles() {
  return (
    <>
      <path className="d-w" d={boxes([0, 236, 480, 64])} />
      <path className="d-x" d="M240 250v50" strokeWidth="480" strokeDasharray="1 11" />
      <path className="d-s" d={boxes([0, 236, 480, 20])} />
      <Shingles box={[-20, 36, 520, 184]} step={23} width={40} />
      <path className="d-c d-o" d={boxes([-20, 26, 520, 12])} />
      <path className="d-t d-o" d={boxes([-10, 216, 500, 22])} />
      <path className="d-s" d={boxes([-10, 231, 500, 7])} />
      <path className="d-h" d="M428 238v62" strokeWidth="9" />
    </>
  )
}
