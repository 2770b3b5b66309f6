/** As a ref of the menu: closes it when one of its links is chosen and the document stays. */
export function closeOnChoice(menu: HTMLElement): () => void {
  const close = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a')) menu.togglePopover?.(false)
  }
  menu.addEventListener('click', close)
  return () => menu.removeEventListener('click', close)
}
