import type { Page, Site } from '#generated/types'
import { ogImageSize } from './og-image'

/** How far down the scene reaches; the band with the number follows. */
export const sceneHeight = 512

/** Where the work of a service begins. */
export const workLeft = 540

/**
 * Where the scene begins: 0 where it spans the picture and the words stand in its sky, and the end
 * of the picture where there is none.
 */
export function sceneLeft(page: Page, { street }: Site): number {
  const ofHouse = 'house' in page && page.house ? 590 : ogImageSize.width
  switch (page.kind) {
    case 'service':
      return page.drawing === null ? ogImageSize.width : workLeft
    case 'area':
      return page.scene === null ? ogImageSize.width : 0
    case 'about':
    case 'contact':
    case 'job':
      return ofHouse
    default:
      return street === null ? ofHouse : 0
  }
}

/** Where the street of a town begins: its ground spans the picture, its houses stand from here on. */
export const townLeft = 560
