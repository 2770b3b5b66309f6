import type { Scenery } from '../../../templates/types.ts'
import type { SiteData } from '../schema/data.ts'
import { regionOf } from '../states/regions.ts'
import { isRoofer, tradesOf } from '../trades/index.ts'

/** What is drawn because of the firm's first trade and its state; `null` where nothing is drawn. */
export function buildScenery({ business, look }: SiteData): Scenery | null {
  if ((look.drawings ?? 'line') !== 'line') return null
  const isDrawnForRoofs = isRoofer(business)
  const isNewEngland = regionOf(business.address.regionCode).isNewEngland ?? false
  return {
    closing: {
      drawing: isDrawnForRoofs && isNewEngland ? 'front-door' : tradesOf(business)[0].signature,
    },
    roofs: isDrawnForRoofs ? { drawing: 'roofs-by-night' } : null,
    hasSkyline: isDrawnForRoofs && isNewEngland,
  }
}

/** The drawing of the trade for Home, while a site of photos alone has none for it. */
export const drawingBeforePhotos = ({ business, look, site }: SiteData) =>
  look.drawings === 'photos' && !site.home.photo && { drawing: tradesOf(business)[0].signature }

/** The drawing of the firm's trade for services without a picture. */
export const drawingOfTrade = ({ business, look }: SiteData) =>
  (look.drawings ?? 'line') === 'line' ? tradesOf(business)[0].signature : null
