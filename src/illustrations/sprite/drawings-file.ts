import { createContext, useContext } from 'react'
import type { Site } from '#generated/types'

/**
 * The address of the file that holds the drawings, for all that is rendered below; `null` where the
 * look of the site is without drawings.
 */
export const DrawingsFile = createContext<string | null>('')

/** Whether there are drawings, for what is laid out otherwise without them. */
export const useIsDrawn = () => useContext(DrawingsFile) !== null

/** What that address is on a site whose file lies at one. */
export const drawingsOf = ({ look }: Site, file: string): string | null =>
  look && look.drawings !== 'line' ? null : file
