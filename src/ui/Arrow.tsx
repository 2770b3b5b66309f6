/** The arrow after a card's link. */
export function Arrow() {
  return (
    <svg
      viewBox="0 0 22 12"
      className="ml-1 inline-block w-5.5 align-middle fill-none stroke-current stroke-2"
      aria-hidden="true"
    >
      <path d="M0 6h20M15 1l5 5-5 5" />
    </svg>
  )
}
