import type { Page } from '#generated/types'
import { ogImageSize } from './og-image'

/** How far down the scene reaches; the band with the number follows. */
export const sceneHeight = 512

/** Where the work of a service begins. */
export const workLeft = 540

/**
 * Where the scene begins: 0 where it spans the picture and the words stand in its sky, and the end
 * of the picture where there is none.
 */
export function sceneLeft(page: Page): number {
  switch (page.kind) {
    case 'service':
      return page.drawing === null ? ogImageSize.width : workLeft
    case 'about':
    case 'contact':
      return 590
    case 'job':
      return page.house === null ? ogImageSize.width : 590
    default:
      return 0
  }
}

/** Where the street of a town begins: its ground spans the picture, its houses stand from here on. */
export const townLeft = 560
