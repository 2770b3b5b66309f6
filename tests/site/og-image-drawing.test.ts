import { expect, test } from 'vitest'
import { parseRules, resolveStyles } from '../../cli/prerender/og-image/resolve-styles.ts'
import type { OgImage } from '../../templates/types.ts'
import { renderOgImage } from '../../src/og-image/render-og-image'
import { allPages } from '../support/all-pages.ts'
import { site } from '../../generated/site'

const sheet = `
  .night { --wall: #000; --trim: #ffffff }
  .wall, .trim { fill: var(--wall); stroke-width: 2 }
  .trim { fill: color-mix(in srgb, var(--wall) 75%, var(--trim)) }
  .ground { background: #e3e9e5; forced-color-adjust: none }
  @media print { .wall { fill: red } }
`

test.each([
  [
    'a class becomes attributes; what stands in the sheet wins over what stands in the drawing',
    '<g class="night"><path class="wall" fill="red" d="M0 0"/></g>',
    '<g><path fill="#000" d="M0 0" stroke-width="2"/></g>',
  ],
  [
    'colours mix',
    '<g class="night"><path class="trim"/></g>',
    '<g><path fill="rgb(64,64,64)" stroke-width="2"/></g>',
  ],
  [
    'an instance takes its colours from where it stands',
    '<g id="a"><path class="wall"/></g><g class="night"><use href="#a" x="4" y="2"/></g>',
    '<g id="a"><path fill="none" stroke-width="2"/></g><g><g transform="translate(4 2)"><g id="a"><path fill="#000" stroke-width="2"/></g></g></g>',
  ],
  [
    'a background becomes a rectangle',
    '<svg class="ground" viewBox="-4 0 8 6"><path/></svg>',
    '<svg viewBox="-4 0 8 6"><rect x="-4" y="0" width="8" height="6" fill="#e3e9e5" stroke="none"/><path/></svg>',
  ],
])('%s', (_, drawing, expected) => {
  expect(resolveStyles(drawing, sheet)).toBe(expected)
})

test('every class of every picture has a rule, and the rasteriser gets no property to compute', async () => {
  const images: readonly OgImage[] = (await allPages()).map((page) =>
    renderOgImage(page, site.business),
  )
  const rules = parseRules(images[0]?.styles ?? '')
  const classes = images.flatMap(({ drawing }) =>
    [...drawing.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  expect([...new Set(classes)].filter((name) => !rules.has(name))).toEqual([])
  for (const { drawing, styles } of images) {
    expect(resolveStyles(drawing, styles)).not.toMatch(/class=|<use|var\(|color-mix/)
  }
})
