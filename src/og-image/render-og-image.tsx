import type { Business, Page } from '../../generated/types'
import { color } from '../brand/colors'
import { CardDrawing } from './OgDrawing'
import type { Card, CardColumn, CardText } from './og-image'
import { cardAlt, cardLine } from './texts'
import { renderStaticMarkup } from '../markup/render-markup'
import { inksOf, type CardInks } from './colors'
import { pictureLeft } from './layout'

/** The card of a page, its words not yet set in type. */
export function renderCard(page: Page, business: Business): Card {
  const inks = inksOf(page)
  return {
    drawing: renderStaticMarkup(<CardDrawing page={page} inks={inks} />),
    columns: [nameColumn(business, inks), titleColumn(page, business, inks), ...band(business)],
    alt: cardAlt(page, business),
  }
}

function nameColumn({ name }: Business, { title }: CardInks): CardColumn {
  const text = { ...heading, text: name, weight: 700, size: 32, fill: title }
  return { x: 128, y: 52, width: 390, height: 42, side: 'left', texts: [text] }
}

function titleColumn(page: Page, business: Business, inks: CardInks): CardColumn {
  const left = pictureLeft(page)
  const line = left > 0 ? cardLine(page, business) : null
  const texts: CardText[] = [{ ...heading, text: page.heading, size: 72, fill: inks.title }]
  if (line !== null) texts.push({ ...plain, text: line, size: 28, fill: inks.line })
  const box = left > 0 ? { width: left - 112, height: 356 } : { width: 690, height: 176 }
  return { x: 56, y: 128, ...box, side: 'left', texts }
}

function band({ phone, address }: Business): CardColumn[] {
  const number = { ...heading, text: phone.text, size: 72, fill: color('white') }
  const place = `${address.locality}, ${address.region}`
  const office = { ...plain, text: place, size: 30, fill: color('on-slate') }
  return [
    { x: 56, y: 531, width: 530, height: 92, side: 'left', texts: [number] },
    { x: 680, y: 552, width: 464, height: 40, side: 'right', texts: [office] },
  ]
}

const heading = { family: 'Besley', weight: 600 } as const
const plain = { family: 'Public Sans', weight: 600 } as const
