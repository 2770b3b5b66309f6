/** A long ridge that lies like a giant on his back: head, chest, hips and feet. */
export function Giant() {
  return (
    <>
      <path
        className="paint-woods"
        d="M-30 0Q0-70 22-110l10-62q4-34 34-40l22-2q16 2 20 20 6 24 22 30 26 10 60-24 60-66 130-60 70 0 120 40 60 34 110 12 60-26 120 4 60 40 130 58 60-30 96-6 30 40 60 70L1200 0z"
      />
      <path
        className="paint-rock-shade"
        d="M18-104l4-6 10-62q1-8 4-14l3 22 6-10 1 30 7-8-3 34 8-4-6 22 8 2-4 20-14-10-6 14-8-16z"
      />
      <path
        className="line-faint"
        d="M150-120q60 10 120-30m-90 60q90 10 170-30m60 10q70 30 140 6m60 10q60-20 120 20"
      />
    </>
  )
}
