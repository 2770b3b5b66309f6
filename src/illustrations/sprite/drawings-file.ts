import { createContext, useContext } from 'react'
import type { DrawingName, SceneName, Site } from '#generated/types'

const scenes: readonly DrawingName[] = [
  'residential-roofing',
  'commercial-roofing',
  'roof-repairs',
  'roof-replacement',
  'storm-damage',
  'emergency-service',
  'gutters',
  'siding',
  'windows',
  'solar',
  'skylights',
  'insulation',
] satisfies readonly SceneName[]

/** What Home shows, what is beside texts, and what stands on all pages. */
export const drawingsFiles = ['scenes', 'details', 'door'] as const

/** The file that holds a drawing. */
export function fileOf(name: DrawingName): (typeof drawingsFiles)[number] {
  if (name === 'front-door') return 'door'
  return name === 'roofs-by-night' || scenes.includes(name) ? 'scenes' : 'details'
}

/**
 * How the addresses of the files of drawings begin, for all that is rendered below; `null` where the
 * look of the site is without drawings.
 */
export const DrawingsFile = createContext<string | null>('')

/** Whether this is rendered into such a file, which has what stands in many drawings once. */
export const InDrawingsFile = createContext(false)

/** Whether there are drawings, for what is laid out otherwise without them. */
export const useIsDrawn = () => useContext(DrawingsFile) !== null

/** What that is on a site whose files begin so. */
export const drawingsOf = ({ look }: Site, file: string): string | null =>
  look && look.drawings !== 'line' ? null : file
