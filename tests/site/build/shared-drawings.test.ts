import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { describe, expect, inject, test } from 'vitest'
import { listFiles } from '../../../cli/load/list-files.ts'
import { digits } from '../../../src/illustrations/parts/digits'

const dist = join(inject('fixtureSite'), 'dist')
const files = listFiles(dist).filter((name) => /^assets\/drawings-[\w-]+\.svg$/.test(name))
const sheets = files.map((name) => {
  const svg = readFileSync(join(dist, name), 'utf8')
  return { name, svg, document: new JSDOM(svg, { contentType: 'image/svg+xml' }).window.document }
})

test('there are the files that pages show, each with the drawings that they show of it, and no others', () => {
  const views = new Set(
    sheets.flatMap(({ name, document }) =>
      attributesOf(document, 'view', 'id').map((id) => `${name}#${id}`),
    ),
  )
  const pages = listFiles(dist).filter((name) => name.endsWith('.html'))
  const shown = pages.flatMap((name) =>
    Array.from(
      readFileSync(join(dist, name), 'utf8').matchAll(/assets\/drawings-[\w-]+\.svg#[\w-]+/g),
      ([address]) => address,
    ),
  )
  expect(shown.some((address) => address.endsWith('services.svg#roof-repairs'))).toBe(true)
  expect(shown.filter((address) => !views.has(address))).toEqual([])
  const named = new Set(shown.map((address) => address.split('#')[0] ?? ''))
  expect(files.toSorted()).toEqual([...named].toSorted())
})

function attributesOf(document: Document, selector: string, name: string): string[] {
  return [...document.querySelectorAll(selector)].map((each) => each.getAttribute(name) ?? '')
}

describe.each(sheets)('$name', ({ document }) => {
  const attributes = (selector: string, name: string) => attributesOf(document, selector, name)

  test('no two elements share an id, and every reference has its element', () => {
    const ids = attributes('[id]', 'id')
    expect(new Set(ids).size).toBe(ids.length)
    const references = [
      ...attributes('use', 'href'),
      ...attributes('[clip-path]', 'clip-path').map((value) => value.slice(4, -1)),
    ]
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
})

test("the front door shows the number of the office, in outlines of the site's serif", () => {
  const sheet = sheets.find(({ name }) => name.endsWith('front-door.svg'))
  const door = sheet?.document.querySelector('#front-door + svg')
  const outlines = [...(door?.querySelectorAll('.paint-numeral') ?? [])]
  expect(outlines.map((each) => each.getAttribute('d'))).toEqual([
    digits[6].outline,
    digits[4].outline,
  ])
  expect(sheet?.svg).not.toContain('<text')
})
