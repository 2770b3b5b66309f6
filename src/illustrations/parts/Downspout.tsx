interface DownspoutProps {
  readonly x: number
  /** The gutter. */
  readonly y: number
}

/** A downspout from the gutter to the ground, with a swan neck under the eave. */
export function Downspout({ x, y }: DownspoutProps) {
  return <path className="line-pipe" d={`M${x} ${y}v6l-6 6V-6l7 5`} />
}
