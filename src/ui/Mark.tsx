/** The firm's mark while it has no logo of its own: a gable and its window. */
export function Mark() {
  return (
    <svg viewBox="0 0 46 38" className="h-8 w-10 flex-none" aria-hidden="true">
      <path d="M7 15V35H39V29L18 8.500Z" className="fill-ink" />
      <path d="M12 20h5v5h-5zM19 20h5v5h-5zM12 27h5v5h-5zM19 27h5v5h-5z" className="fill-paper" />
      <path d="M2 19L18 4L44 30" className="fill-none stroke-copper stroke-[4.5]" />
    </svg>
  )
}
