import { Hatching } from './Hatching'

interface GroundProps {
  readonly from: number
  readonly to: number
}

/** Level ground cut in section: the heaviest line of the drawing, the earth hatched under it. */
export function Ground({ from, to }: GroundProps) {
  const line = `M${from} 0H${to}`
  return (
    <>
      <path className="paint-earth" d={`${line}v80H${from}z`} />
      <Hatching line={`M${from} 8H${to}`} />
      <path className="line-heavy" d={line} />
    </>
  )
}
