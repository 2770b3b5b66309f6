import { expect, test } from 'vitest'
import { markText } from '../../../cli/reading/marks.ts'
import { readPage } from '../../../cli/reading/read-page.ts'
import { createUnmarkedFinder } from '../../../cli/reading/unmarked-texts.ts'

const paths = ['lead', 'lead'].map((key, index) => ['cities', index, key])

const unmarked = [
  { text: 'Essex', source: ['cities', 0, 'cityName'] },
  { text: 'Essex Junction', source: ['cities', 1, 'cityName'] },
  { text: '(860) 555-0142', source: ['business', 'phone'] },
  { text: 'May 2026', source: ['cities', 0, 'since'] },
  { text: 'May 2026', source: ['cities', 1, 'since'] },
]

/** What each text of a page leads to: the letters, and the values that they are. */
function originsOf(body: string) {
  const about = { path: '/', kind: '', file: '', origin: 'https://a.example', paths }
  const page = readPage({ ...about, html: `<!doctype html><body>${body}</body>` })
  return createUnmarkedFinder(unmarked)(page).shown.map(({ text, origins }) =>
    origins.map(({ offset, length, source }) => [
      text.slice(offset, offset + length),
      source.join('.'),
    ]),
  )
}

test.each([
  ['whole words', 'Essexville, Old Essex.', [['Essex', 'cities.0.cityName']]],
  ['whole last words', 'Essex Junctions', [['Essex', 'cities.0.cityName']]],
  ['the longest of several', 'In Essex Junction', [['Essex Junction', 'cities.1.cityName']]],
  ['one with a sign before it', 'Call (860) 555-0142.', [['(860) 555-0142', 'business.phone']]],
  [
    'outside of a mark, and not inside',
    `Essex: ${markText('Roofs of Essex.', 1)}`,
    [
      ['Essex', 'cities.0.cityName'],
      ['Roofs of Essex.', 'cities.1.lead'],
    ],
  ],
])('values without a mark are known by their letters: %s', (_, text, origins) => {
  expect(originsOf(`<p>${text}</p>`)).toEqual([origins])
})

test('of two that read alike it is that of the entry whose text stands nearest', () => {
  const [first, second] = paths.map((_, index) => `<p>${markText('Salt.', index)}</p>`)
  const sinceOf = (body: string) =>
    originsOf(body)
      .flat()
      .filter(([text]) => text === 'May 2026')
  const both = `${first}<p>May 2026</p><p>A</p>${second}<p>May 2026</p>`
  expect(sinceOf(both).map(([, source]) => source)).toEqual(['cities.0.since', 'cities.1.since'])
  expect(sinceOf('<p>May 2026</p>').map(([, source]) => source)).toEqual(['cities.0.since'])
})
