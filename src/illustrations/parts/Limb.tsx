/** A limb that came down across a roof: splintered where it broke, its twigs over the eave. */
export function Limb() {
  return (
    <>
      <path className="paint-shadow" d="M-56-32l14-6L52 30l66 58-8 6L34 50z" />
      <g className="line-bark">
        <path
          strokeWidth="2.6"
          d="M-24-20q-12 20-8 46M-6-6q16-28 50-38M18 10q2 28 32 54M40 22q30-12 62-2M60 36q4 32-2 60M84 58l34 4M84 58l8 34"
        />
        <path
          strokeWidth="1.4"
          d="M-32 8l-16 10M-31 14l10 18M10-24l-4-20M22-34l26 2M34-40l10-18M28 44l-16 12M38 54l20 4M64 19l16-16M78 17l24-10M92 18l18 14M60 60l14 12M60 74l-14 16M104 60l16-8M100 60l14 14M90 78l14 10M88 74l-10 16"
        />
      </g>
      <path
        className="paint-bark line-medium"
        d="M-70-46l8 5-2-9 9 7 2-7 10 10Q-14-16 10 0q36 18 60 42l20 26-4 3-22-22Q32 20 4 8-34-12-54-34l-12-2z"
      />
      <path className="line-faint" d="M-54-38Q-20-12 14 6t60 44M-40-30Q-14-10 20 8" />
      <path
        className="paint-leaf"
        d="M-48 18q-10 2-12 12 12 2 14-8zM-22 32q0 10 10 14 2-12-8-16zM46-58q10-4 16 4-10 8-16-2zM48-32q10-6 16 2-8 8-16-2zM102-20q10-4 14 6-12 4-14-6zM110 32q10 0 14 10-12 2-14-10zM74 72q12 0 14 10-12 2-14-10zM46 90q-2 12-14 12 0-12 14-12zM118 62q10-2 14 8-12 2-14-8zM104 88q8 4 6 14-10-4-6-14zM58 58q10 0 12 8-10 2-12-8z"
      />
    </>
  )
}
