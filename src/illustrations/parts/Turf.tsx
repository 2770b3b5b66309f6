import { boxes } from './path'

interface TurfProps {
  readonly from: number
  readonly to: number
}

/** A mown lawn on level ground. */
export const Turf = ({ from, to }: TurfProps) => (
  <>
    <path className="paint-leaf" stroke="none" d={boxes([from, -7, to - from, 7])} />
    <path
      className="line-leaf"
      strokeWidth="7"
      strokeDasharray="2.200 1.600 1.600 2.400"
      d={`M${from}-9H${to}`}
    />
    <path
      className="line-faint"
      strokeWidth="5"
      strokeDasharray=".8 6 .8 9"
      d={`M${from}-5H${to}`}
    />
  </>
)
