import type { ReactNode } from 'react'
import type { Page, TownScene } from '../../generated/types'

/** The drawing of streets, which only pages of towns need: not part of the application. */
export interface StreetOnDemand {
  /** Ends when all is there that the page needs. */
  readonly prepare: (page: Page) => Promise<void>
  readonly draw: (scene: TownScene) => ReactNode
}

export function createStreetOnDemand(): StreetOnDemand {
  let loaded: typeof import('../illustrations/TownStreet') | undefined
  return {
    prepare: async ({ kind }) => {
      if (kind === 'area') loaded ??= await import('../illustrations/TownStreet')
    },
    draw: (scene) => loaded && <loaded.TownStreet scene={scene} />,
  }
}
