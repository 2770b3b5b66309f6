import type { Page } from '#generated/types'

/** How far down the scene reaches; the band with the number follows. */
export const sceneHeight = 512

/** Where the scene begins; 0 where it spans the picture and the words stand in its sky. */
export function sceneLeft(page: Page): number {
  switch (page.kind) {
    case 'service':
      return 540
    case 'about':
    case 'contact':
      return 590
    case 'job':
      return page.house === null ? 0 : 590
    default:
      return 0
  }
}

/** Where the street of a town begins: its ground spans the picture, its houses stand from here on. */
export const townLeft = 560
