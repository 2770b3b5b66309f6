import type { Page, PictureName, Site } from '#generated/types'
import { ogImageSize } from './og-image'

/** The lower edge of the scene, above the band with the phone number. */
export const sceneHeight = 512

/** The left edge of the work. */
const workLeft = 540

/** The frame of the work beside the text. */
export const workWidth = ogImageSize.width - workLeft

/** The work that is drawn beside the text: the page's own, or the trade's where neither a house nor a street is. */
export function workOn(page: Page, { street, scenery }: Site): PictureName | null {
  if (page.kind === 'service') return page.drawing
  if (page.kind === 'home' && page.drawing) return page.drawing
  if ('work' in page && page.work) return page.work
  const hasHouses = page.kind === 'area' || ('house' in page && page.house) || street !== null
  const ofTrade = scenery?.closing.drawing
  return hasHouses || !ofTrade || ofTrade === 'front-door' ? null : ofTrade
}

/**
 * The left edge of the scene: 0 if it spans the picture with text in its sky, or the full width if there is none.
 */
export function sceneLeft(page: Page, site: Site): number {
  if (workOn(page, site)) return workLeft
  const ofHouse = 'house' in page && page.house ? 590 : ogImageSize.width
  switch (page.kind) {
    case 'service':
      return ogImageSize.width
    case 'area':
      return page.scene === null ? ogImageSize.width : 0
    case 'about':
    case 'contact':
    case 'job':
      return ofHouse
    default:
      return site.street === null ? ofHouse : 0
  }
}

/** The left edge of a town's houses; its ground spans the picture. */
export const townLeft = 560
