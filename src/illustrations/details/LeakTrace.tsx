import { boxes } from '../parts/path'

/** Water runs down a rafter, through the ceiling and into a bucket. */
export function LeakTrace() {
  return (
    <>
      <path className="paint-hill" d={boxes([-10, 216, 500, 90])} />
      <path className="paint-wood line-medium" d="M-20 168L500-6v34L-20 202z" />
      <path
        className="paint-roof line-medium"
        d="M-20 148L300 40l10 10L-20 162zM334 30L500-26v14L338 42z"
      />
      <path
        className="paint-insulation line-medium"
        d="M-10 216v-30q20-14 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0v30z"
      />
      <path className="paint-trim line-medium" d={boxes([-10, 206, 500, 14])} />
      <path fill="#8a6a3c" fillOpacity=".5" stroke="none" d="M156 221q34 20 72 0z" />
      <path className="line-water" d="M318 16v26q-8 12-40 24L194 98v106M192 228v12M192 248v10" />
      <path className="paint-stone line-medium" d="M162 264h60l-8 60h-44z" />
      <path className="line-medium" d="M164 264q28-34 56 0" />
    </>
  )
}
