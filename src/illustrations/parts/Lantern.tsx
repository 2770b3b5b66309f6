/** A lantern of copper on its bracket, lit; its origin is its middle at the top. */
export function Lantern() {
  return (
    <>
      <path className="paint-shadow" d="M-8 30h32l-4 46H-4z" />
      <path className="paint-copper line-medium" d="M-5-6H5V12H-5z" />
      <path className="line-medium" d="M0 0v10M-14 6q0-10 14-6t14 6" />
      <path className="paint-copper line-medium" d="M-18 26L-6 10H6l12 16zM-12 70h24l-4 8H-8z" />
      <path className="paint-lamp line-medium" d="M-15 26h30l-4 44h-22z" />
      <path className="line-medium" d="M-5 26l1 44M5 26l-1 44M-14 40h28" />
    </>
  )
}
