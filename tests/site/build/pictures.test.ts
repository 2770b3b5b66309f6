import { readFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test, describe } from 'vitest'
import { shortName } from '../../../src/brand/icon'
import { readBuiltPage, pngSize } from '../../support/built-site.ts'

const dist = join(inject('fixtureSite'), 'dist')

const manifest = JSON.parse(readFileSync(join(dist, 'site.webmanifest'), 'utf8'))

test.each([
  ['favicon.png', 96],
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-512.png', 512],
])('%s is a square of %i pixels', (file, size) => {
  expect(pngSize(readFileSync(join(dist, file)))).toEqual([size, size])
})

test('the manifest names the firm, the theme’s colour and icons of the sizes that it says', () => {
  expect(manifest).toMatchObject({
    name: 'Ridge & Eave Roofing',
    short_name: 'Ridge & Eave',
    start_url: '/',
    theme_color: '#22303a',
  })
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toEqual([
    'any',
    'any',
    'maskable',
  ])
  for (const { src, sizes } of manifest.icons) {
    expect(pngSize(readFileSync(join(dist, src))).join('x')).toBe(sizes)
  }
})

test('every page links to the icons and to the manifest', () => {
  const { document } = readBuiltPage(dist, '/404')
  const links = [...document.querySelectorAll('[rel~=icon], [rel*=touch], [rel=manifest]')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/favicon.png',
    '/favicon.svg',
    '/apple-touch-icon.png',
    '/site.webmanifest',
  ])
  const theme = document.querySelector('meta[name=theme-color]:not([media])')
  expect(theme?.getAttribute('content')).toBe(manifest.theme_color)
})

test.each([
  ['Ridge & Eave Roofing', 'Ridge & Eave'],
  ['Smith Roofing', 'Smith'],
  ['Smith & Daughters Roofing', 'Smith'],
  ['Roofcraft', 'Roofcraft'],
  ['Northeasterner Roofing', 'Northeasterner'],
])('below an icon %s stands as %s', (name, short) => {
  expect(shortName(name)).toBe(short)
})

const origin = 'https://ridge-eave.example.com'

function imageOf(path: string) {
  const { document } = readBuiltPage(dist, path)
  const meta = (name: string) =>
    document.querySelector(`meta[property="og:image${name}"]`)?.getAttribute('content') ?? ''
  return {
    src: meta('').replace(origin, ''),
    alt: meta(':alt'),
    size: [Number(meta(':width')), Number(meta(':height'))],
  }
}

describe.each([
  ['/', /^\/assets\/share-home-[0-9a-f]{16}\.png$/, 'a street of Connecticut houses'],
  ['/services', /^\/assets\/share-services-/, 'a street of Connecticut houses'],
  ['/service-areas', /^\/assets\/share-service-areas-/, 'a street of Connecticut houses'],
  ['/about', /^\/assets\/share-about-/, 'a Cape'],
  ['/contact', /^\/assets\/share-contact-/, 'a brick shop building with a flat roof'],
  ['/services/storm-damage', /^\/assets\/share-storm-damage-/, 'storm damage at work'],
  [
    '/service-areas/newhavencounty',
    /^\/assets\/share-newhavencounty-/,
    'a street in New Haven County',
  ],
])('%s', (path, address, drawing) => {
  const image = imageOf(path)

  test('shares a picture of its own, and says its size', () => {
    expect(image.src).toMatch(address)
    expect(image.size).toEqual([1200, 630])
    expect(pngSize(readFileSync(join(dist, image.src)))).toEqual([1200, 630])
  })

  test('says in words what the picture shows', () => {
    expect(image.alt).toContain('Ridge & Eave Roofing, 860-555-0142')
    expect(image.alt).toContain(`drawing of ${drawing}.`)
  })
})

test.each(['/service-areas/guilford', '/404'])('%s shares the general picture', (path) => {
  expect(imageOf(path).src).toBe('/share.png')
  expect(existsSync(join(dist, 'share.png'))).toBe(true)
})
