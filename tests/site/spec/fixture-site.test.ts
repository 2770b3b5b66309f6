import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { linksOf, readBuiltPage, textOf } from '../../support/built-site.ts'
import { aliases, readRoutes, routes } from './routes.ts'

const site = inject('fixtureSite')
const dist = join(site, 'dist')
const origin = 'https://ridge-eave.example.com'
const read = (path: string) => readFileSync(join(site, path), 'utf8')
const sorted = (values: Iterable<string>) => [...values].toSorted()
const pages = [...readRoutes, '/404'].map((path) => readBuiltPage(dist, path))

describe('the specified routes', () => {
  test('are 36, each once', () => expect(new Set(routes).size).toBe(36))

  test('are the addresses in generated/addresses.txt', () => {
    expect(read('generated/addresses.txt').trim().split('\n')).toEqual(sorted(routes))
  })

  test('are the type RoutePath in generated/paths.ts, and the aliases are AliasPath', () => {
    const [, routePaths = '', aliasPaths = ''] = read('generated/paths.ts').split('export type')
    const literals = (text: string) => [...text.matchAll(/'([^']+)'/g)].map(([, path = '']) => path)
    expect(sorted(literals(routePaths))).toEqual(sorted(routes))
    expect(sorted(literals(aliasPaths))).toEqual(sorted(Object.keys(aliases)))
  })
})

describe('the application', async () => {
  const { site: shared } = (await import(
    join(site, 'generated/site.ts')
  )) as typeof import('../../../generated/site')

  test('knows the redirects that the footer links to', () => {
    const linked = shared.linkedRedirects.map(({ from, to }) => [from, to])
    expect(Object.fromEntries(linked)).toEqual(aliases)
  })
})

describe('aliases', () => {
  test('are redirected permanently by the host', () => {
    const lines = Object.entries(aliases).map(([from, to]) => `${from} ${to} 301!`)
    const permanent = read('dist/_redirects').match(/^.* 301!$/gm) ?? []
    expect(sorted(permanent)).toEqual(sorted(lines))
  })

  test.each(Object.entries(aliases))('%s has a page that leads to %s', (from, to) => {
    const { document } = readBuiltPage(dist, from)
    const attribute = (selector: string, name: string) =>
      document.querySelector(selector)?.getAttribute(name)
    expect(attribute('link[rel="canonical"]', 'href')).toBe(origin + to)
    expect(attribute('meta[http-equiv="refresh"]', 'content')).toBe(`0; url=${to}`)
    expect(linksOf(document.body)).toEqual([`${origin}${to} → ${to}`])
  })
})

describe('links', () => {
  test.each(pages)('$path has no two links with one text and different targets', (page) => {
    const canonical = (href: string) => aliases[href] ?? href
    const targets = new Map<string, Set<string>>()
    for (const link of page.document.querySelectorAll('a')) {
      const text = textOf(link)
      const target = canonical(link.getAttribute('href') ?? '')
      targets.set(text, (targets.get(text) ?? new Set()).add(target))
    }
    const doubtful = [...targets].filter(([, { size }]) => size > 1)
    expect(doubtful).toEqual([])
    const vague = /^(|here|click here|more|learn more|read more|details|link)$/i
    expect([...targets.keys()].filter((text) => vague.test(text))).toEqual([])
  })
})
