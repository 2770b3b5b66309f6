import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { expect, inject, test } from 'vitest'
import { listFiles } from '../../../cli/load/list-files.ts'
import { digits } from '../../../src/illustrations/parts/digits'
import { plateNames } from '../../../src/illustrations/plates/plate-drawings'
import { sceneNames } from '../../../src/illustrations/scenes/scenes'
import { detailNames } from '../../../src/illustrations/sprite/drawings'

const dist = join(inject('fixtureSite'), 'dist')
const files = listFiles(dist).filter((name) => /^assets\/drawings-[\w-]{8}\.svg$/.test(name))
const svg = readFileSync(join(dist, files[0] ?? ''), 'utf8')
const { document } = new JSDOM(svg, { contentType: 'image/svg+xml' }).window
const attributes = (selector: string, name: string) =>
  [...document.querySelectorAll(selector)].map((each) => each.getAttribute(name) ?? '')

test('there is one file of drawings', () => {
  expect(files).toHaveLength(1)
})

test('every drawing that a card can ask for has a view in the file', () => {
  const views = attributes('view', 'id')
  expect(views).toEqual([...detailNames, ...sceneNames, ...plateNames, 'front-door'])
})

test('no two elements share an id, and every reference has its element', () => {
  const ids = attributes('[id]', 'id')
  expect(new Set(ids).size).toBe(ids.length)
  const references = [
    ...attributes('use', 'href'),
    ...attributes('[clip-path]', 'clip-path').map((value) => value.slice(4, -1)),
  ]
  expect(references.length).toBeGreaterThan(0)
  for (const reference of references) expect(ids).toContain(reference.slice(1))
})

test('every class of the file has a rule in its style sheet', () => {
  const classes = new Set(attributes('[class]', 'class').flatMap((value) => value.split(' ')))
  const styles = document.querySelector('style')?.textContent ?? ''
  const styled = new Set([...styles.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name))
  expect([...classes].filter((name) => !styled.has(name))).toEqual([])
})

test('the file is well-formed and holds no style attribute and no script', () => {
  expect(document.querySelector('parsererror')).toBeNull()
  expect(document.querySelector('[style], script')).toBeNull()
})

test("the front door shows the number of the office, in outlines of the site's serif", () => {
  const door = document.querySelector('#front-door + svg')
  const outlines = [...(door?.querySelectorAll('.paint-numeral') ?? [])]
  expect(outlines.map((each) => each.getAttribute('d'))).toEqual([
    digits[6].outline,
    digits[4].outline,
  ])
  expect(svg).not.toContain('<text')
})
