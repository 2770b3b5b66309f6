import type { Business, Page, PageOf, PictureName, Site } from '#generated/types'
import { streetHouses } from '../illustrations/houses/street-houses'
import { isScene, scenes } from '../illustrations/scenes/scenes'
import { lettersOf } from '../ui/letters-of'
import { workOn } from './layout'

/** The line below the title, without repeating it. */
export function ogSubtitle(page: Page, { address }: Business): string | null {
  const { street, locality, region } = address
  switch (page.kind) {
    case 'service':
      return page.tagline ?? page.name
    case 'job':
      return `${page.town.name}, ${page.month}`
    case 'about':
    case 'contact':
      return street === null ? `${locality}, ${region}` : `${street}, ${locality}`
    default:
      return null
  }
}

/**
 * Splits the heading of a town's page into the town's name and what comes before and after it. Each part ends a
 * line, which replaces a comma.
 */
export function splitAtName(title: string, town: string): readonly [string, string, string] {
  const [heading, name] = [lettersOf(title), lettersOf(town)]
  const start = heading.indexOf(name)
  if (start < 0) return ['', name, heading]
  const [word = '', ...rest] = heading.slice(start + name.length).split(' ')
  const shown = `${name}${word}`.replace(/[,:;]$/, '')
  return [heading.slice(0, start).trim(), shown, rest.join(' ')]
}

/** The alt text of the picture. */
export function ogAlt(page: Page, site: Site): string {
  const { name, phone } = site.business
  const sentence = /[.!?]$/.test(page.heading) ? page.heading : `${page.heading}.`
  const words = drawingWords(page, site)
  const drawing = words === null ? '' : ` Elevation drawing of ${words}.`
  return `${sentence} ${name}, ${phone.text}.${drawing}`
}

/** `null` without a drawing, or for a detail whose name says little. */
function drawingWords(page: Page, site: Site): string | null {
  const work = workOn(page, site)
  if (work !== null || page.kind === 'service') return sceneWords(work)
  if (page.kind === 'area') return townWords(page)
  const house = 'house' in page && page.house ? streetHouses[page.house].words : null
  return ['about', 'contact', 'job'].includes(page.kind) ? house : (site.street?.alt ?? house)
}

function sceneWords(drawing: PictureName | null): string | null {
  return drawing !== null && isScene(drawing) ? scenes[drawing].words : null
}

function townWords({ cityName, scene }: PageOf<'area'>): string | null {
  if (scene === null) return null
  const landmark = scene.landmark === null ? '' : ` with ${landmarkWords[scene.landmark]}`
  return `a street in ${cityName}${landmark}`
}

const landmarkWords = {
  steeple: 'a church',
  'town-hall': 'a town hall',
  barn: 'a barn',
  stack: 'the chimney of a mill',
  quarry: 'a quarry',
  lighthouse: 'a lighthouse',
  pier: 'a pier',
  boat: 'a boat',
  islands: 'islands',
  bridge: 'a bridge',
  traprock: 'a traprock ridge',
  castle: 'a tower on a ridge',
  giant: 'the Sleeping Giant',
} as const
