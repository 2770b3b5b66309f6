import type { Page } from '../../generated/types'

/** How far down a card's drawing reaches; the band with the number follows. */
export const pictureHeight = 512

/** Where a card's drawing begins; 0 where it spans the card and the words stand in its sky. */
export function pictureLeft({ kind }: Page): number {
  switch (kind) {
    case 'service':
      return 540
    case 'area':
    case 'about':
    case 'contact':
      return 590
    default:
      return 0
  }
}
