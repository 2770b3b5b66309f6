/**
 * As a ref of a drawing with links: scrolls to the one that has the focus. Firefox does so by itself
 * for no link of a drawing, and on request only for what is drawn.
 */
export function showWhenFocused(drawing: SVGSVGElement): () => void {
  const show = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return
    target.querySelector('path')?.scrollIntoView({ block: 'nearest' })
  }
  drawing.addEventListener('focusin', show)
  return () => drawing.removeEventListener('focusin', show)
}
