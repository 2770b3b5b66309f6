import { pileHeight } from './arrange-lots'
import { row, stamp } from '../parts/path'

/** The piles under a raised house, braced, and the stairs to its door. */
export function Piles({ width }: { readonly width: number }) {
  const step = (width - 10) / 4
  const posts = row([0, 0], { count: 5, step })
  return (
    <>
      <path className="paint-shadow" d={`M4 4H${width}v${pileHeight - 4}H4z`} />
      <path
        className="line-soft"
        d={stamp(
          `l${step} ${pileHeight}m0-${pileHeight}l-${step} ${pileHeight}`,
          posts.slice(0, -1),
        )}
      />
      <path className="paint-wood line-medium" d={stamp(`h10v${pileHeight}h-10z`, posts)} />
      <path className="paint-trim" d={`M-6-3H${width + 6}v9H-6z`} />
      <path
        className="line-pipe"
        d={`M${width / 2 - 14} 4l-46 ${pileHeight - 4}m62-${pileHeight - 4}l-46 ${pileHeight - 4}`}
      />
      <path
        className="line-faint"
        strokeWidth="16"
        strokeDasharray="2 7"
        d={`M${width / 2 - 6} 4l-46 ${pileHeight - 4}`}
      />
    </>
  )
}
