import type { Page, Site } from '#generated/types'
import { color } from '../brand/colors'
import { sceneLeft } from './layout'

/** Paper and copper; night and red for emergencies. */
export interface OgColors {
  readonly ground: string
  readonly title: string
  readonly subtitle: string
  readonly accent: string
  readonly phoneGround: string
  readonly phone: string
}

export function ogColors(page: Page, site: Site): OgColors {
  const tone = page.kind === 'service' ? page.tone : 'standard'
  const band =
    tone === 'standard'
      ? { phoneGround: color('action'), phone: color('on-action') }
      : { phoneGround: color('alarm'), phone: color('white') }
  if (tone === 'emergency') {
    return {
      ground: color('night'),
      title: color('on-slate'),
      subtitle: color('on-slate-soft'),
      accent: color('copper-light'),
      ...band,
    }
  }
  return {
    ground: color(sceneLeft(page, site) > 0 ? 'paper' : 'mist'),
    title: color('ink'),
    subtitle: color('verdigris'),
    accent: color('copper'),
    ...band,
  }
}
