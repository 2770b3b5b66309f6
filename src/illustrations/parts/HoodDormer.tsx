/** A round-headed dormer under a moulded hood; its origin is its lower left corner. */
export function HoodDormer() {
  return (
    <>
      <path className="paint-shadow" d="M30 0v-40l12 12v28z" />
      <path className="paint-trim line-medium" d="M-3 0v-34c0-22 34-22 34 0v34z" />
      <path className="paint-glass" d="M3-3v-30c0-16 22-16 22 0v30z" />
      <path className="line-trim" strokeWidth="1.2" d="M14-44v41M3-23h22m0 1h-22" />
      <path className="line-pipe" d="M-7-31c0-28 42-28 42 0" />
    </>
  )
}
