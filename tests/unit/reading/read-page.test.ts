import { expect, test } from 'vitest'
import { markText } from '../../../cli/reading/marks.ts'
import { readPage, readPageWithPlaces } from '../../../cli/reading/read-page.ts'

const read = (body: string) => {
  const html = `<!doctype html>\n<html><head><title>T</title></head><body>${body}</body></html>`
  return readPageWithPlaces(
    { path: '/about', kind: 'about', origin: 'https://www.example.com', html },
    { file: 'dist/about.html', html },
  )
}

const textsOf = (body: string) => read(body).blocks.map(({ tag, text }) => `${tag}: ${text}`)

test('texts come in reading order, with what is emphasized or linked inside', () => {
  expect(
    textsOf('<h1>A</h1><main><p>Call <a href="/c"><b>us</b></a> now.<br>Do.</p></main>'),
  ).toEqual(['h1: A', 'p: Call us now. Do.'])
})

test('links in a row stand by themselves', () => {
  const nav = '<nav><a href="/">Home</a><a href="/about">About</a></nav>'
  expect(textsOf(nav)).toEqual(['a: Home', 'a: About'])
})

test('what nobody sees is no text', () => {
  expect(textsOf('<script>x</script><style>y</style><p hidden>z</p><p>s</p>')).toEqual(['p: s'])
})

test('a text knows its place and whether it is in the main part or drawn', () => {
  const [text, drawn] = read('<main>\n <p>One</p><svg><text>Two</text></svg></main>').blocks
  expect(text).toMatchObject({ isInMain: true, isDrawn: false })
  expect(text?.place).toMatchObject({ file: 'dist/about.html', line: 3, column: 5 })
  expect(drawn).toMatchObject({ text: 'Two', isDrawn: true })
})

test('a text of the data that a drawing sets in lines is told in each of them', () => {
  const [first = '', second = ''] = markText('Long Island Sound', 0).split(/(?<=ong) /)
  const paths = [['site', 'water']]
  const html = `<svg><text>${first}</text><text>${second}</text><text>East</text></svg><p>Sound</p>`
  const { shown } = readPage({
    path: '/',
    kind: '',
    file: '',
    origin: 'https://a.example',
    html,
    paths,
  })
  expect(shown.map(({ text, origins }) => [text, origins.map(({ length }) => length)])).toEqual([
    ['Long', [4]],
    ['Island Sound', [12]],
    ['East', []],
    ['Sound', []],
  ])
})

test('a link knows where it leads', () => {
  const [inner, outer, mail] = read(
    '<p>See <a href="contact?a=1#b">contact</a> or <a href="https://else.example/">else</a></p><a href="mailto:a@b.c">Mail</a>',
  ).links
  expect(inner).toMatchObject({ to: '/contact', text: 'contact' })
  expect([outer?.to, mail?.to]).toEqual([null, null])
})
