import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  chooseDrawings,
  neighbourhood,
  withDrawings,
  type Subject,
  detailWords,
  sceneNames,
} from '../../../cli/site/pages/choose-drawings.ts'

const card = (title: string, text = ''): Subject => ({ title, text })

test('a card gets the drawing that its words ask for', () => {
  const cards = [
    card('Leak Tracing', 'We look for the stain on the boards.'),
    card('Flashing and Vents', 'Most leaks come in beside a chimney or a skylight.'),
    card('Missing Shingles', 'Wind lifts a tab.'),
    card('Valleys', 'Where two slopes meet, twice the water runs.'),
  ]
  expect(chooseDrawings(cards)).toEqual(['leak', 'flashing', 'missing', 'valley'])
})

test('a title says more than the text under it', () => {
  expect(chooseDrawings([card('Emergency Tarping', 'Wind and gusts.')])).toEqual(['tarp'])
})

test("a service's card gets the scene of the service, once among neighbours", () => {
  const storm = { ...card('Storm Damage', 'Tarps first.'), slug: 'storm-damage' }
  expect(chooseDrawings([storm, storm])).toEqual(['storm-damage', 'gust'])
})

test('a card whose words no drawing knows gets one all the same', () => {
  expect(chooseDrawings([card('')])).toHaveLength(1)
})

const anyWords = Object.values(detailWords).map(({ source }) =>
  source.replace(/\\b|[()?|\\+*[\]]/g, ' '),
)
const anyText = fc.oneof(fc.string(), fc.constantFrom(...anyWords))
const anyCard = fc.record(
  { title: anyText, text: anyText, slug: fc.constantFrom(...sceneNames, 'another-service') },
  { requiredKeys: ['title', 'text'] },
)

test('no two neighbouring cards have the same drawing, whatever they say', () => {
  fc.assert(
    fc.property(fc.array(anyCard, { maxLength: 40 }), (cards) => {
      const drawings = chooseDrawings(cards)
      expect(drawings).toHaveLength(cards.length)
      drawings.forEach((drawing, index) =>
        expect(drawings.slice(Math.max(0, index - neighbourhood), index)).not.toContain(drawing),
      )
    }),
    { seed: 7 },
  )
})

const phrases = Object.values(detailWords).map(({ source }) =>
  fc.stringMatching(new RegExp(source.replaceAll('\\b', ''))),
)
const anyPhrase = fc.oneof(...phrases, fc.string())

test('the drawing whose words are found most often is chosen, of several the first', () => {
  const most = (text: string) => {
    const counts = Object.entries(detailWords).map(
      ([name, words]) => [name, [...text.matchAll(words)].length] as const,
    )
    const highest = Math.max(...counts.map(([, count]) => count))
    return counts.find(([, count]) => count === highest)?.[0]
  }
  fc.assert(
    fc.property(fc.array(anyPhrase, { maxLength: 5 }), (some) => {
      const text = some.join(' ')
      expect(chooseDrawings([card('', text)])).toEqual([most(text)])
    }),
    { seed: 7, numRuns: 2000 },
  )
})

test('items keep what they say, and each gets its drawing', () => {
  const items = [{ name: 'A leak' }, { name: 'A tarp' }]
  expect(withDrawings(items, ({ name }) => card(name))).toEqual([
    { name: 'A leak', drawing: 'leak' },
    { name: 'A tarp', drawing: 'tarp' },
  ])
})
