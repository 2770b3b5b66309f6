import { expect, test } from 'vitest'
import { markText } from '../../../cli/reading/marks.ts'
import { readPageWithPlaces } from '../../../cli/reading/read-page.ts'

const one = markText('One', 0)
const marked = `<head><title>${one}</title><style></style></head><body><div><p>${one}</p>
<p title="${one}">Two ${one}<img alt="${one}"></p></div></body>`

const read = (html: string) => {
  const page = { path: '/', kind: '', origin: 'https://a.example', html: marked }
  const { title, shown } = readPageWithPlaces(page, { file: 'dist/a.html', html })
  return [title, ...shown].map((text) => [text?.text, text?.place.line, text?.place.column])
}

test('a text stands where it does in the file, whose head is another', () => {
  const html = `<head><style>p{}</style>
<title>One</title></head>
<body><div><p>One</p>
<p title="One">Two One<img alt="One"></p></div><script src="x"></script></body>`
  expect(read(html)).toEqual([
    ['One', 2, 1],
    ['One', 3, 15],
    ['Two One', 4, 16],
    ['One', 4, 23],
  ])
})

test('of a file with another body, and of what its head has not, nothing is told but the file', () => {
  const html = '<head><title lang="en">One</title></head><body><div><p>More</p></div></body>'
  expect(read(html).map(([, ...place]) => place)).toEqual([
    [1, 1],
    [1, 1],
    [1, 1],
    [1, 1],
  ])
})
