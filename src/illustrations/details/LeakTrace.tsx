import { boxes, row, stamp } from '../parts/path'

const shingles = row([0, 0], { count: 5, step: 66 })

/** Water enters between shingles, runs down a rafter, through the ceiling and into a bucket. */
export function LeakTrace() {
  return (
    <>
      <path className="paint-underlayment" d={boxes([-10, 196, 500, 120])} />
      <path className="paint-deck line-medium" d="M-20 146L500-28v9L-20 155z" />
      <g transform="translate(-8 140)rotate(-18.5)">
        <path
          className="paint-roof line-medium"
          d={stamp('v8l76 5v-7l-70-10z', shingles.slice(0, 5))}
        />
        <path
          className="paint-roof line-medium"
          d={stamp(
            'v8l76 5v-7l-70-10z',
            shingles.map(([x, y]) => [x + 352, y]),
          )}
        />
      </g>
      <path className="paint-wood line-medium" d="M-20 156L500-18v36L-20 192z" />
      <path className="line-faint" d="M-20 168L500-4M-20 180q200-78 320-112t200-66" />
      <path
        className="paint-insulation line-medium"
        d={`M-10 190v-24${'q20-14 40 0'.repeat(13)}v24z`}
      />
      <path className="paint-wet" d="M172 188v-26q20-12 38 0t36 0v26z" />
      <path
        className="line-wadding"
        d={stamp('q20-18 6-28', row([8, 188], { count: 12, step: 40 }))}
      />
      <path className="paint-trim line-medium" d={boxes([-10, 188, 500, 12])} />
      <path className="paint-stain" d="M150 200q56 26 116 0zM178 200q28 12 60 0z" />
      <path className="line-soft" d="M150 201q56 26 116 0" />
      <path className="line-water" d="M330 2v32l-10 12-112 38v72M208 216v10M208 236v8" />
      <path className="paint-deck line-medium" d={boxes([-10, 282, 500, 30])} />
      <path className="paint-shadow" d="M180 250h70l-8 38h-48z" />
      <path className="line-medium" d="M172 248q36-36 72 0" />
      <path className="paint-stone line-medium" d="M170 246h76l-8 38h-60z" />
      <path className="line-soft" d="M172 256h72" />
      <path className="paint-sea" d="M176 248h64l-1 5h-62z" />
    </>
  )
}
