/** A limb that came down across a roof; its origin is the ridge. */
export function Limb() {
  return (
    <>
      <path className="paint-shadow" d="M-52-30l10-8 156 118-6 4z" />
      <g stroke="#3a342c" strokeWidth="3" strokeLinecap="round">
        <path strokeWidth="9" d="M-58-42Q-10-8 20 10 50 26 88 66" />
        <path d="M-8-10Q10-30 40-40M14 6Q14 40 44 64M36 18Q66 12 92 22M54 30Q60 60 60 92M-30-24Q-40-6-36 20M88 66l20 8M88 66l2 22M40-40l22-4M40-40l12-16M92 22l22-6M92 22l16 12M44 64l16 4" />
      </g>
    </>
  )
}
