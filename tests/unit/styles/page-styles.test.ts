import { expect, test } from 'vitest'
import { sheetOfLook } from '../../../cli/bundle/look-styles.ts'
import { cutStyles, keepUsed, readSheet } from '../../../cli/prerender/page-styles.ts'

const names = new Set(['card', 'sm:p-2', '--sea'])

test.each<[what: string, styles: string, kept?: string]>([
  ['a rule for a class that the page has', '.card{a:b}'],
  ['no rule for one that it has not', '.map{a:b}.card{a:b}', '.card{a:b}'],
  ['no rule that asks for both', '.card .map{a:b}', ''],
  ['of several selectors those that may find something', '.map,.card{a:b}', '.card{a:b}'],
  ['what is about elements', 'h1,a:hover{a:b}'],
  ['a class with a colon in its name', '.sm\\:p-2{a:b}'],
  ['what stands in brackets', '.card:not(.map),:is(.map,a){a:b}'],
  ['what stands in brackets within others', ':is(.card:not(.map,:has(.tarp:is(.a,.b))),.sea){a:b}'],
  [
    'no rule for a missing class that alone stands in brackets',
    ':is(:where(.card):hover .map),:is(:where(.map):hover .card){a:b}',
    ':is(:where(.map):hover .card){a:b}',
  ],
  [
    'of alternatives in brackets those of which the page has one',
    ':is(.map,.card) b{a:b}:is(.map,.tarp:not(.card)) b{a:b}.card:has(.map,i.tarp){a:b}',
    ':is(.map,.card) b{a:b}',
  ],
  ['no condition around nothing', '@media print{.map{a:b}}', ''],
  [
    'the steps of an animation, and of no other',
    '.card{animation:fall 1s}@keyframes fall{to{a:b}}@keyframes turn{to{a:b}}',
    '.card{animation:fall 1s}@keyframes fall{to{a:b}}',
  ],
  [
    'properties that a rule or an attribute asks for',
    ':root{--ink:#000;--sea:#00f;--tarp:#0ff}.card{color:var(--ink)}',
    ':root{--ink:#000;--sea:#00f}.card{color:var(--ink)}',
  ],
  ['no rule that says nothing now', '@layer theme{:root{--tarp:#0ff}}.card{a:b}', '.card{a:b}'],
  [
    'nothing of a size for a missing class',
    '@media (width>=1px){.map{a:b}.card{a:b}}',
    '@media (width>=1px){.card{a:b}}',
  ],
])('keeps %s', (_, styles, kept = styles) => {
  expect(keepUsed(readSheet(sheetOfLook(styles)), names)).toBe(kept)
})

const whole =
  ':root{--ink:#000}@layer components{.card{a:b}.card:hover,.card:focus{c:var(--ink)}' +
  '.night{--ink:#fff}}@layer components.below{.foot{e:f}}@media print{.card{i:j}}@layer later{.map{g:h}}'

test('what no first screen shows is in a file of later rules, and of long pages their foot', () => {
  const shown = ['card', 'foot', 'map', 'night']
  const kinds = ['home', 'area', 'contact'].map((kind) => [kind, shown] as const)
  const { sheets, later } = cutStyles(sheetOfLook(whole), kinds)
  const first = '@layer components{.card{a:b}}'
  const foot = '@layer components.below{.foot{e:f}}'
  expect(sheets).toEqual({ home: first, area: first, contact: first + foot })
  const pointed = '@layer components{.card:hover,.card:focus{c:var(--ink)}.night{--ink:#fff}}'
  const end = '@media print{.card{i:j}}@layer later{.map{g:h}}'
  const long = `:root{--ink:#000}${pointed}${foot}${end}`
  const contact = `:root{--ink:#000}${pointed}${end}`
  expect(Object.entries(later).map(([name, { content }]) => [name, content])).toEqual([
    ['home', long],
    ['area', long],
    ['contact', contact],
  ])
  expect(later['home']?.path).toBe(later['area']?.path)
})

test('so is what the layout of a look says of that part', () => {
  const styles = '@media screen{@layer look{.card{a:b}}@layer look-below{.foot{e:f}}}'
  const { sheets, later } = cutStyles(sheetOfLook(styles), [['home', ['card', 'foot']]])
  expect(sheets['home']).toBe('@media screen{@layer look{.card{a:b}}}')
  expect(later['home']?.content).toBe('@media screen{@layer look-below{.foot{e:f}}}')
})

test('a page asks for the later rules of what it shows alone', () => {
  const { later } = cutStyles(sheetOfLook(whole), [['contact', ['map']]])
  expect(later['contact']?.content).toBe('@layer later{.map{g:h}}')
})

test('later rules set the properties that the rules in the page use, and bring their animations', () => {
  const steps = '@keyframes fall{to{a:b}}'
  const styles = `.card{a:var(--sea)}@layer later{.card{--sea:#00f;animation:fall 1s}${steps}@keyframes turn{to{a:b}}}`
  const { sheets, later } = cutStyles(sheetOfLook(styles), [['contact', ['card']]])
  expect(sheets['contact']).toBe('.card{a:var(--sea)}')
  expect(later['contact']?.content).toBe(
    `@layer later{.card{--sea:#00f;animation:fall 1s}${steps}}`,
  )
})
