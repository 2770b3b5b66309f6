import { boxes, row, stamp } from '../parts/path'

const posts = row([4, -44], { count: 6, step: 36 })

/** A pier on piles over the water, with a shelter at its end. */
export function Pier() {
  return (
    <>
      <path className="paint-wood" d={stamp('h7v92h-7z', posts)} />
      <path
        className="line-soft"
        d="M8-20l32 40m36-40l-32 40m36-40l32 40m36-40l-32 40m36-40l32 40"
      />
      <path className="paint-wood line-medium" d={boxes([-10, -52, 216, 9])} />
      <path d={`M-6-52v-22M-6-72h210${stamp('v-22', row([66, -52], { count: 6, step: 27 }))}`} />
      <path className="paint-trim line-medium" d={boxes([4, -98, 5, 46], [55, -98, 5, 46])} />
      <path className="paint-glass" d={boxes([12, -84, 40, 32])} />
      <path className="paint-roof line-medium" d="M-6-98l38-30 38 30z" />
      <path className="line-pipe" d="M32-128v-44" />
      <path className="paint-copper" d="M33-172h26l-7 8 7 8H33z" />
    </>
  )
}
