import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { readBuiltPage, textOf, textsOf } from '../../support/built-site.ts'
import { routes } from './routes.ts'

const origin = 'https://ridge-eave.example.com'
const dist = join(inject('fixtureSite'), 'dist')
const pages = [...routes, '/404'].map((path) => readBuiltPage(dist, path))
const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

describe.each(pages)('$path', ({ path, document }) => {
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? null
  const meta = (name: string) =>
    attribute(`meta[name="${name}"], meta[property="${name}"]`, 'content')

  test('has one head: title, description, canonical, sharing', () => {
    const canonical = path === '/404' ? null : origin + path
    const { title } = document
    const description = meta('description')
    expect(title).toMatch(/^.{10,}$/)
    expect(description).toMatch(/^.{70,160}$/)
    expect(attribute('link[rel="canonical"]', 'href')).toBe(canonical)
    expect(meta('robots')).toBe(path === '/404' ? 'noindex' : null)
    expect(meta('og:url')).toBe(canonical)
    expect(meta('og:type')).toBe('website')
    expect(meta('og:site_name')).toBe('Ridge & Eave Roofing')
    expect(meta('og:image')).toMatch(new RegExp(`^${origin}/(share|assets/share-[\\w-]+)\\.png$`))
    expect(meta('og:image:type')).toBe('image/png')
    expect(meta('og:image:alt')).toMatch(/^.{30,200}$/)
    expect(meta('twitter:card')).toBe('summary_large_image')
    expect(meta('twitter:image')).toBe(meta('og:image'))
    expect(meta('twitter:image:alt')).toBe(meta('og:image:alt'))
    for (const kind of ['og', 'twitter']) {
      expect(meta(`${kind}:title`)).toBe(title)
      expect(meta(`${kind}:description`)).toBe(description)
    }
  })

  test('has no tag of the head twice', () => {
    const names = [...document.querySelectorAll('head meta:not([media])')].map(
      (tag) => tag.getAttribute('name') ?? tag.getAttribute('property') ?? '',
    )
    expect(repeated(names.filter((name) => name !== ''))).toEqual([])
    expect(document.querySelectorAll('title')).toHaveLength(1)
    expect(document.querySelectorAll('link[rel="canonical"]').length).toBeLessThanOrEqual(1)
  })

  test('has one h1 and an outline of headings without gaps', () => {
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
    const levels = headings.map(({ tagName }) => Number(tagName.slice(1)))
    expect(levels[0]).toBe(1)
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    const gaps = headings.filter((_, index) => (levels[index] ?? 0) > (levels[index - 1] ?? 0) + 1)
    expect(gaps.map(textOf)).toEqual([])
  })

  test('has no style attribute, no handler and no inline script but data', () => {
    const elements = [...document.querySelectorAll('*')]
    const inline = elements.flatMap(({ attributes }) =>
      [...attributes].filter(({ name }) => name === 'style' || name.startsWith('on')),
    )
    expect(inline.map(({ name, value }) => `${name}=${value}`)).toEqual([])
    const scripts = [...document.querySelectorAll('script:not([src])')]
    expect(
      scripts.filter((script) => script.getAttribute('type') !== 'application/ld+json'),
    ).toEqual([])
    expect(document.querySelectorAll('style')).toHaveLength(1)
  })

  test('says of each list that it is one, which Safari forgets, and hides what decorates', () => {
    expect(document.querySelectorAll(':is(ul, ol):not([role="list"])')).toHaveLength(0)
    expect(document.querySelectorAll('img[alt=""]:not([aria-hidden="true"])')).toHaveLength(0)
  })

  test('has no id twice', () => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(repeated(ids)).toEqual([])
  })

  test('asks no other site for anything', () => {
    const loaded = [
      ...document.querySelectorAll('[src], link[rel="preload"], link[rel="icon"]'),
    ].map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
    expect(loaded.filter((address) => !/^\/(?!\/)/.test(address))).toEqual([])
  })
})

test.each([
  ['titles', pages.map(({ document }) => document.title)],
  ['h1', pages.flatMap(({ document }) => textsOf(document, 'h1'))],
  [
    'descriptions',
    pages.map(
      ({ document }) =>
        document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
    ),
  ],
])('no two pages share their %s', (_, values) => {
  expect(values).toHaveLength(37)
  expect(repeated(values)).toEqual([])
})
