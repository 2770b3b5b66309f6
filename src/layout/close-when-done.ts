/**
 * As a ref of the menu: closes it when one of its links is chosen and the document stays, and when
 * the focus goes elsewhere, which it would cover.
 */
export function closeWhenDone(menu: HTMLElement): () => void {
  const close = () => menu.togglePopover?.(false)
  const onClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a')) close()
  }
  const onFocusOut = ({ relatedTarget: next }: FocusEvent) => {
    // Its button closes it by itself when it is pressed: closed before, it would open again.
    const isElsewhere = next instanceof Element && !menu.contains(next) && !next.matches(':active')
    if (isElsewhere) close()
  }
  menu.addEventListener('click', onClick)
  menu.addEventListener('focusout', onFocusOut)
  return () => {
    menu.removeEventListener('click', onClick)
    menu.removeEventListener('focusout', onFocusOut)
  }
}
