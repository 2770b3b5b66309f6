/**
 * A ref for the menu: closes it when a link is followed within the document, when another page is shown, and when
 * focus moves behind it.
 */
export function closeWhenDone(menu: HTMLElement): () => void {
  const close = () => menu.togglePopover?.(false)
  const onClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a')) close()
  }
  const onFocusOut = ({ relatedTarget: next }: FocusEvent) => {
    // The menu's button toggles it by itself: closed here first, it would open again.
    const isElsewhere = next instanceof Element && !menu.contains(next) && !next.matches(':active')
    if (isElsewhere) close()
  }
  menu.addEventListener('click', onClick)
  menu.addEventListener('focusout', onFocusOut)
  addEventListener('pagechange', close)
  // The others go with the menu.
  return () => removeEventListener('pagechange', close)
}
