import { expect, test } from 'vitest'
import { readPage } from '../../../cli/reading/read-page.ts'
import { withPlaces } from '../../../cli/reading/with-places.ts'

const page = (file: string, body: string) =>
  readPage({
    path: '/',
    kind: '',
    file,
    origin: 'https://a.example',
    withPlaces: true,
    html: `<!doctype html>
<title>T</title><meta name="description" content="D">
<body>
${body}`,
  })

test('texts stand where their like stand in a file that has others between', () => {
  const own = page('', '<p>A</p><img alt="P"><p>A</p><p>C</p><a href="/b">B</a>')
  const built = page('dist/a.html', '<p>A</p>\n<p>X</p>\n<img alt="P"><p>A</p>\n<a href="/b">B</a>')
  const placed = withPlaces(own, 'dist/a.html', () => built)
  const linesOf = (texts: typeof placed.links | typeof placed.shown) =>
    texts.map(({ text, place }) => [text, place.file, place.line])
  expect([placed.file, placed.title?.place.line, placed.description?.place.line]).toEqual([
    'dist/a.html',
    2,
    2,
  ])
  expect(linesOf(placed.shown)).toEqual([
    ['A', 'dist/a.html', 4],
    ['P', 'dist/a.html', 6],
    ['A', 'dist/a.html', 6],
    ['C', 'dist/a.html', 1],
    ['B', 'dist/a.html', 7],
  ])
  expect(placed.pictures.map(({ place }) => place.line)).toEqual([6])
  expect(placed.links.map(({ place }) => place.line)).toEqual([7])
})

test('a file is read where somebody asks where a text stands, and once', () => {
  let reads = 0
  const placed = withPlaces(page('', '<p>A</p><p>B</p>'), 'dist/a.html', () => {
    reads += 1
    return page('dist/a.html', '<p>A</p><p>B</p>')
  })
  expect([placed.shown.length, reads]).toEqual([2, 0])
  expect(placed.shown.map(({ place }) => place.line)).toEqual([4, 4])
  expect(reads).toBe(1)
})
