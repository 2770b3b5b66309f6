import type { Page, Site } from '#generated/types'
import { ogImageSize } from './og-image'

/** The lower edge of the scene, above the band with the phone number. */
export const sceneHeight = 512

/** The left edge of a service's scene. */
export const workLeft = 540

/**
 * The left edge of the scene: 0 if it spans the picture with text in its sky, or the full width if there is none.
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
    case 'home':
      if (page.drawing) return workLeft
      return street === null ? ofHouse : 0
    default:
      return street === null ? ofHouse : 0
  }
}

/** The left edge of a town's houses; its ground spans the picture. */
export const townLeft = 560
