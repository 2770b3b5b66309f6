import type { Business, Page } from '../../generated/types'

/** The line below the title: what the title has not said yet. */
export function ogSubtitle(page: Page, { address }: Business): string | null {
  switch (page.kind) {
    case 'service':
      return page.tagline ?? page.name
    case 'area':
      return page.servingLine
    case 'job':
      return `${page.town.name}, ${page.month}`
    case 'about':
    case 'contact':
      return `${address.street}, ${address.locality}`
    default:
      return null
  }
}

/** What the picture shows, in words. */
export function ogAlt(page: Page, { name, phone }: Business): string {
  const sentence = /[.!?]$/.test(page.heading) ? page.heading : `${page.heading}.`
  return `${sentence} ${name}, ${phone.text}. Elevation drawing of ${drawingWords(page)}.`
}

function drawingWords(page: Page): string {
  if (page.kind === 'area' || page.kind === 'job') return houseWords[page.house]
  if (page.kind === 'service') return `${page.name.toLowerCase()} at work`
  if (page.kind === 'about') return houseWords.cape
  if (page.kind === 'contact') return houseWords.commercial
  return 'a street of Connecticut houses'
}

const houseWords = {
  cape: 'a Cape',
  colonial: 'a Colonial',
  saltbox: 'a saltbox',
  victorian: 'a Victorian with a mansard roof',
  'triple-decker': 'a triple-decker',
  ranch: 'a ranch house',
  mill: 'a brick mill',
  commercial: 'a brick shop building with a flat roof',
} as const
