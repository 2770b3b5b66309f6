/** A carpenter's pencil, flat and sharpened with a knife; its point is below. */
export function Pencil() {
  return (
    <>
      <path className="paint-shadow" d="M7 6h22v128l-8 24h-5L7 134z" />
      <path className="paint-copper line-medium" d="M0 0h22v126H0z" />
      <path className="line-soft" d="M7 0v126M15 0v126M0 10h22M0 15h22" />
      <path className="paint-wood line-medium" d="M0 126h22l-7 24H8z" />
      <path className="paint-cap" d="M8 150h7l-1.5 9h-4z" />
    </>
  )
}
