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

/** Home's scenes, drawings beside text, and what is on all pages. */
export const drawingsFiles = ['scenes', 'details', 'door'] as const

/** The file that contains a drawing. */
export function fileOf(name: DrawingName): (typeof drawingsFiles)[number] {
  if (name === 'front-door') return 'door'
  return name === 'roofs-by-night' || scenes.includes(name) ? 'scenes' : 'details'
}

/** The URL prefix of the drawing files; `null` on sites without drawings. */
export const DrawingsFile = createContext<string | null>('')

/** Whether this is rendered into such a file, which contains shared parts once. */
export const InDrawingsFile = createContext(false)

/** Whether the site has drawings; some layouts differ without. */
export const useIsDrawn = () => useContext(DrawingsFile) !== null

/** The URL prefix for a site, given that of its files. */
export const drawingsOf = ({ look }: Site, file: string): string | null =>
  look && look.drawings !== 'line' ? null : file
