import type { Page } from '../../generated/types'
import { color } from '../brand/colors'
import { pictureLeft } from './layout'

/** The colours of a card: paper and copper; night and red where a roof cannot wait. */
export interface CardInks {
  readonly ground: string
  readonly title: string
  readonly line: string
  readonly accent: string
  /** Behind the number. */
  readonly band: string
}

/** The colours of a page's card. */
export function inksOf(page: Page): CardInks {
  const tone = page.kind === 'service' ? page.tone : 'standard'
  const band = color(tone === 'standard' ? 'copper' : 'alarm')
  if (tone === 'emergency') {
    return {
      ground: color('night'),
      title: color('on-slate'),
      line: color('on-slate-soft'),
      accent: color('copper-light'),
      band,
    }
  }
  return {
    ground: color(pictureLeft(page) > 0 ? 'paper' : 'mist'),
    title: color('ink'),
    line: color('verdigris'),
    accent: color('copper'),
    band,
  }
}
