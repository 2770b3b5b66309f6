import type { Scenery, SceneName } from '../../../templates/types.ts'
import type { SiteData } from '../schema/data.ts'
import { isDry, regionOf } from '../states/regions.ts'
import { isRoofer, tradesOf } from '../trades/index.ts'
import { buildStreet } from './town-scene.ts'

/** What is drawn because of the firm's first trade and its state; `null` where nothing is drawn. */
export function buildScenery({ business, look }: SiteData): Scenery | null {
  if (!isDrawn(look)) return null
  const isDrawnForRoofs = isRoofer(business)
  const isNewEngland = regionOf(business.address.regionCode).isNewEngland ?? false
  return {
    closing: {
      drawing: isDrawnForRoofs && isNewEngland ? 'front-door' : signatureOf(business),
    },
    roofs: isDrawnForRoofs ? { drawing: 'roofs-by-night' } : null,
    hasSkyline: isDrawnForRoofs && isNewEngland,
  }
}

/** The drawing of the firm's first trade, as it looks in its state. */
function signatureOf(business: SiteData['business']): SceneName {
  const { signature } = tradesOf(business)[0]
  const isYard = signature === 'landscaping'
  return isYard && isDry(business.address.regionCode) ? 'dry-landscaping' : signature
}

const isDrawn = ({ drawings = 'line' }: SiteData['look']) => drawings === 'line'

/** Whether streets show the firm's work in their sky: of roofers they show the houses themselves. */
export const showsWork = ({ business, look }: SiteData) => isDrawn(look) && !isRoofer(business)

/** The drawing of the trade for the sky of Home's street, where no photo is. */
export function workAbove(data: SiteData): { readonly work?: SceneName } {
  const isBare = showsWork(data) && !data.site.home.photo && buildStreet(data).length > 0
  return isBare ? { work: signatureOf(data.business) } : {}
}

/** The drawing of the trade for Home, while a site of photos alone has none for it. */
export const drawingBeforePhotos = ({ business, look, site }: SiteData) =>
  look.drawings === 'photos' && !site.home.photo && { drawing: signatureOf(business) }

/** The drawing of the firm's trade for services without a picture. */
export const drawingOfTrade = ({ business, look }: SiteData) =>
  isDrawn(look) ? signatureOf(business) : null
