import type {
  House,
  PageClosing,
  PictureName,
  Scenery,
  SceneName,
} from '../../../templates/types.ts'
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

/** Whether pages show the firm's work where those of roofers show houses. */
export const showsWork = ({ business, look }: SiteData) => isDrawn(look) && !isRoofer(business)

/** The drawing of the trade for Home, where neither a street nor a photo is; of a site of photos, before its first. */
export function drawingOfHome(data: SiteData): { readonly drawing?: SceneName } {
  const { business, look, site } = data
  const isWork = look.drawings === 'photos' || (showsWork(data) && buildStreet(data).length === 0)
  return isWork && !site.home.photo ? { drawing: signatureOf(business) } : {}
}

/** What stands beside the heading of a page: a house or photo of the data, or a service's drawing. */
interface PageTop {
  readonly house?: unknown
  readonly photo?: unknown
}

/** The drawing of a service for a page without a house: another for each `place`, and not that of the trade. */
export function workBeside(
  data: SiteData,
  { house, photo }: PageTop,
  place: number,
): { readonly work?: PictureName } {
  if (house || photo || !showsWork(data)) return {}
  const drawings = otherWork(data)
  const work = drawings[place % drawings.length]
  return work ? { work } : {}
}

/** Which drawing of a service ends a page: the first two are at the top of About and Contact. */
const closingPlaces = { areas: 2, about: 3, contact: null } as const

/** The drawing at the end of a page that begins with one, so that not all end alike; none if no other is left. */
export function closingOf(
  data: SiteData,
  page: keyof typeof closingPlaces,
): { readonly closing?: PageClosing } {
  const drawings = otherWork(data)
  if (!showsWork(data) || drawings.length === 0) return {}
  const place = closingPlaces[page]
  const drawing = place === null ? undefined : drawings[place]
  return { closing: drawing ? { drawing } : null }
}

/** The drawings of the services, but for that of the trade. */
function otherWork({ business, services }: SiteData): PictureName[] {
  const drawings = new Set(services.flatMap(({ picture }) => picture ?? []))
  drawings.delete(signatureOf(business))
  return [...drawings]
}

/** The house beside that of a page, of another kind that is common in the state; roofers show the one. */
export function neighborOf(
  data: SiteData,
  { house }: { readonly house?: House | undefined },
): { readonly neighbor?: House } {
  if (!house || !showsWork(data)) return {}
  const { houses } = regionOf(data.business.address.regionCode)
  const neighbor = houses.find((each) => each !== house)
  return neighbor ? { neighbor } : {}
}

/** The drawing of the firm's trade for services without a picture. */
export const drawingOfTrade = ({ business, look }: SiteData) =>
  isDrawn(look) ? signatureOf(business) : null
