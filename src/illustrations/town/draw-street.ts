import { createContext, type ReactNode } from 'react'
import type { TownScene } from '../../../generated/types'

/** Draws the street of a town; in the browser what it takes comes with the first such page. */
export const DrawStreet = createContext<(scene: TownScene) => ReactNode>(() => null)
