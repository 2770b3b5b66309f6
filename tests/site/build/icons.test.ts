import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { shortName } from '../../../src/brand/icon'
import { readBuiltPage } from '../../support/built-site.ts'
import { pngSize } from '../../support/pictures.ts'

const dist = join(inject('fixtureSite'), 'dist')

interface WebManifest {
  readonly theme_color: string
  readonly icons: readonly Readonly<Record<'src' | 'sizes' | 'purpose', string>>[]
}

const manifest = JSON.parse(readFileSync(join(dist, 'site.webmanifest'), 'utf8')) as WebManifest

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
  expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable'])
  for (const { src, sizes } of manifest.icons) {
    expect(pngSize(readFileSync(join(dist, src))).join('x')).toBe(sizes)
  }
})

test('every page links to the icons and to the manifest', () => {
  const { document } = readBuiltPage(dist, '/404')
  const links = [
    ...document.querySelectorAll('link[rel~=icon], link[rel*=touch], link[rel=manifest]'),
  ]
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
