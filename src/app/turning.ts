let timer: ReturnType<typeof setTimeout> | undefined

/** While one page takes the place of another: drawings take longest to paint. */
export function hideDrawings(): void {
  document.documentElement.dataset['turning'] = ''
  clearTimeout(timer)
  // Where no page comes of it, those of this one come back.
  timer = setTimeout(showDrawings, 1000)
}

/** Shows the drawings of the page that stands there now, in the frame after that of the page. */
export function showDrawings(): void {
  clearTimeout(timer)
  afterFrame(() => delete document.documentElement.dataset['turning'])
}

/** Works when the next frame is done: the first task after it runs then. */
export function afterFrame(work: () => void): void {
  // A window in the background has no frames.
  if (document.hidden) setTimeout(work)
  else requestAnimationFrame(() => setTimeout(work))
}
