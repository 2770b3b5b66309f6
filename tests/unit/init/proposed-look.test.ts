import { expect, test } from 'vitest'
import { proposeLook } from '../../../cli/site/look/proposed.ts'
import { trades } from '../../../cli/site/trades/index.ts'

const names = Array.from({ length: 40 }, (_, index) => `Firm ${index} of Dayton`)
const layoutsOf = (trade: keyof typeof trades) =>
  new Set(names.map((name) => proposeLook(trade, name).layout))

test('firms of one trade are proposed each layout that suits it, roofers all', () => {
  expect(layoutsOf('roofing')).toEqual(new Set(['plain', 'blocks', 'lines', 'cards']))
  expect(layoutsOf('masonry')).toEqual(new Set(trades.masonry.layouts))
})

test('the same name is proposed the same look', () => {
  const look = proposeLook('painting', 'Harbor Street Painting')
  expect(proposeLook('painting', 'HARBOR STREET PAINTING')).toEqual(look)
  expect(look.colors).toEqual(trades.painting.look?.colors)
})

test('a plain layout keeps the corners of the trade, and cards are round', () => {
  const looks = names.map((name) => proposeLook('plumbing', name))
  expect(new Set(looks.map(({ layout, corners }) => `${layout} ${corners}`))).toEqual(
    new Set(['plain soft', 'cards round']),
  )
})
