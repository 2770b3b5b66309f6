import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { readBuiltPage } from '../../support/built-site.ts'
import { pngSize } from '../../support/pictures.ts'

const dist = join(inject('fixtureSite'), 'dist')
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
