import { createContext, useContext } from 'react'
import type { DrawingName, Site } from '#generated/types'

/** The file of the drawings that the cards of services show, which are seen together. */
export const servicesFile = 'services'

/** The file that contains a drawing: one of its own, unless it is only seen with others. */
export function fileOf(name: DrawingName): string {
  return /^eave-(?!section$)/.test(name) ? 'eave-layers' : name
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
