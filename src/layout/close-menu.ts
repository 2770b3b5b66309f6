import type { MouseEvent } from 'react'

/** Closes the popover when one of its links is chosen and the page stays. */
export function closeMenu({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest('a')) currentTarget.togglePopover?.(false)
}
