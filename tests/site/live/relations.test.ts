// Relations that hold whatever the data says: no town, number or text of the data stands here.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { redirects } from '../../../generated/redirects'
import { site } from '../../../generated/site'
import type { PageOf } from '../../../generated/types'
import {
  builtAddresses,
  contentUrl,
  readBuiltPage,
  sitemapPaths,
  structuredDataOf,
} from '../../support/built-site.ts'
import { projectRoot } from '../../support/project.ts'
import { allPages } from '../../support/all-pages.ts'

const pages = await allPages()

const dist = join(projectRoot, 'dist')
const sorted = (values: readonly string[]) => values.toSorted()
const paths = pages.map(({ path }) => path)
const aliases = redirects.map(({ from }) => from)
const areas = pages.filter((page): page is PageOf<'area'> => page.kind === 'area')
const sections = pages.flatMap((page) => (page.kind === 'contact' ? page.served.counties : []))
const townNames = (path: string) =>
  sections.filter((county) => county.path === path).flatMap(({ towns }) => towns)

describe('the addresses of the pages', () => {
  test('are each there once', () => expect(new Set(paths).size).toBe(paths.length))

  test('are those of generated/addresses.txt', () => {
    const listed = readFileSync(join(projectRoot, 'generated/addresses.txt'), 'utf8')
    expect(listed.trim().split('\n')).toEqual(sorted(paths))
  })

  test('are those of the sitemap', () => {
    expect(sorted(sitemapPaths(dist))).toEqual(sorted(paths))
    expect(sorted(sitemapPaths(join(projectRoot, 'generated/public')))).toEqual(sorted(paths))
  })

  test('are those of the built files, besides the aliases and the not-found page', () => {
    expect(sorted(builtAddresses(dist))).toEqual(sorted([...paths, ...aliases, '/404']))
  })

  test.each(pages)('$path is the canonical address of its page', ({ path, head }) => {
    const { document } = readBuiltPage(dist, path)
    const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href')
    expect(head.canonical).toBe(site.business.url + path)
    expect(canonical).toBe(head.canonical)
  })

  test.each(pages)('$path has its content as a module', ({ path }) => {
    expect(existsSync(join(dist, contentUrl(path)))).toBe(true)
  })
})

test.each(redirects)('the alias $from leads straight to a page', ({ from, to }) => {
  expect(paths).toContain(to)
  expect(paths).not.toContain(from)
})

test.each(pages)('$path links only to pages, aliases and files', ({ path }) => {
  const { document } = readBuiltPage(dist, path)
  const internal = [...document.querySelectorAll('a[href^="/"]')].map(
    (link) => link.getAttribute('href') ?? '',
  )
  const known = new Set<string>([...paths, ...aliases])
  const dead = internal.filter((href) => {
    const [to = '', id] = href.split('#')
    if (!known.has(to)) return !existsSync(join(dist, to))
    return id !== undefined && !readBuiltPage(dist, to).document.getElementById(id)
  })
  expect(dead).toEqual([])
})

describe.each(areas)('$path', (area) => {
  const { path, cityName, county, nearbyAreas, structuredData } = area

  test('is built from its own name', () => {
    expect(path.split('/').at(-1)).toBe(
      cityName
        .normalize('NFD')
        .toLowerCase()
        .replaceAll(/[^a-z0-9]/g, ''),
    )
  })

  test('has nearby areas that are other places, linked where they have a page', () => {
    const pageOf = new Map(areas.map((each) => [each.cityName, each.path]))
    expect(nearbyAreas).toEqual(
      nearbyAreas.map(({ name, where }) => ({ name, path: pageOf.get(name) ?? null, where })),
    )
    expect(nearbyAreas.map(({ name }) => name)).not.toContain(cityName)
  })

  test('carries its structured data with its own address', () => {
    expect(structuredDataOf(readBuiltPage(dist, path))).toEqual(structuredData[0])
    expect(structuredData[0]).toMatchObject({
      '@type': ['LocalBusiness', 'RoofingContractor'],
      name: site.business.name,
      telephone: site.business.phone.e164,
      url: area.head.canonical,
    })
  })

  test('is listed once: as a county, or as a town of its county', () => {
    const ownCounty = sections.filter(({ name }) => name === county)
    const lists = ownCounty.flatMap(({ towns }) => towns.filter((town) => town.path === path))
    const asCounty = sections.filter((section) => section.path === path)
    expect(lists.length + asCounty.length).toBe(1)
    expect(area.towns?.list ?? []).toEqual(townNames(path))
  })
})

test.each(pages)('$path calls the one number', ({ path }) => {
  const { document } = readBuiltPage(dist, path)
  const numbers = [...document.querySelectorAll('a[href^="tel:"]')].map((link) =>
    link.getAttribute('href'),
  )
  expect(new Set(numbers)).toEqual(new Set([`tel:${site.business.phone.e164}`]))
})
