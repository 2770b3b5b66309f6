import { expect, test } from 'vitest'
import { differingParts, differOnlyIn, readTokens } from '../../../cli/reading/page-tokens.ts'
import { partOfPage } from '../../../cli/site/changes/page-parts.ts'

const tokensOf = (html: string) => readTokens(`<!doctype html>${html}`, partOfPage)
const partsOf = (before: string, after: string) => differingParts(tokensOf(before), tokensOf(after))

test.each([
  ['map', '<figure class="map-figure"><svg><path d="A"/></svg></figure>'],
  ['map', '<figure class="map-figure"><p>A</p></figure>'],
  ['drawing', '<svg><path d="A"/></svg>'],
  ['structured data', '<script type="application/ld+json">{"name":"A"}</script>'],
  ['address in the head', '<link rel="canonical" href="A">'],
  ['address in the head', '<meta property="og:url" content="A">'],
  ['links', '<a href="/A">B</a>'],
  ['phone link', '<a href="tel:A">B</a>'],
  ['phone link', '<a href="sms:A">B</a>'],
  ['pictures', '<img src="/A">'],
  ['pictures', '<picture><source srcset="/A 480w"></picture>'],
  ['pictures', '<meta property="og:image" content="A">'],
  ['pictures', '<meta name="twitter:image" content="A">'],
])('a report calls it %s', (part, html) => {
  expect(partsOf(html, html)).toEqual([])
  expect(partsOf(html, html.replace('A', 'C'))).toEqual([part])
  expect(partsOf('<p>B</p>', `<p>B</p>${html}`)).toEqual([part])
})

test.each([
  ['words', '<p>A</p>'],
  ['the words for a picture', '<img alt="A">'],
  ['a description', '<meta name="description" content="A">'],
  ['a style sheet', '<link rel="stylesheet" href="/A">'],
])('%s are no such part', (_, html) => {
  expect(partsOf(html, html.replace('A', 'C'))).toEqual([])
})

test('a page that has something more differs in more than words', () => {
  const [one, two] = [tokensOf('<p>A</p>'), tokensOf('<p>A</p><p>B</p>')]
  expect([differOnlyIn(one, one, () => false), differOnlyIn(one, two, () => true)]).toEqual([
    true,
    false,
  ])
  expect(differOnlyIn([...one, ...two], one, () => true)).toBe(false)
})
