import {
  array,
  assert,
  constantFrom,
  oneof,
  property,
  record,
  string,
  stringMatching,
} from 'fast-check'
import { expect, test } from 'vitest'
import {
  chooseDrawings,
  neighbourhood,
  type Subject,
} from '../../src/illustrations/sprite/choose-drawings'
import { detailNames, detailWords, sceneNames } from '../../src/illustrations/sprite/drawing-names'

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
  const own = { ...card('Storm Damage', 'Tarps first.'), own: 'storm-damage' }
  expect(chooseDrawings([own, own])).toEqual(['storm-damage', 'gust'])
})

test('a card whose words no drawing knows gets one all the same', () => {
  expect(chooseDrawings([card('')])).toHaveLength(1)
})

const words = detailNames.map((name) => detailWords[name].source.replace(/\\b|[()?|\\+*[\]]/g, ' '))
const anyText = oneof(string(), constantFrom(...words))
const anyCard = record(
  { title: anyText, text: anyText, own: constantFrom(...sceneNames, 'another-service') },
  { requiredKeys: ['title', 'text'] },
)

test('no two neighbouring cards have the same drawing, whatever they say', () => {
  assert(
    property(array(anyCard, { maxLength: 40 }), (cards) => {
      const drawings = chooseDrawings(cards)
      expect(drawings).toHaveLength(cards.length)
      drawings.forEach((drawing, index) =>
        expect(drawings.slice(Math.max(0, index - neighbourhood), index)).not.toContain(drawing),
      )
    }),
    { seed: 7 },
  )
})

const phrases = detailNames.map((name) =>
  stringMatching(new RegExp(detailWords[name].source.replaceAll('\\b', ''))),
)
const anyPhrase = oneof(...phrases, string())

test('the words of every drawing are found, whichever they are', () => {
  const most = (text: string) => {
    const counts = detailNames.map((name) => [...text.matchAll(globally(detailWords[name]))].length)
    return detailNames[counts.indexOf(Math.max(...counts))]
  }
  assert(
    property(array(anyPhrase, { maxLength: 5 }), (some) => {
      const text = some.join(' ')
      expect(chooseDrawings([card('', text)])).toEqual([most(text)])
    }),
    { seed: 7, numRuns: 2000 },
  )
})

const globally = ({ source, flags }: RegExp) => new RegExp(source, `${flags}g`)
