import { expect, test } from 'vitest'
import { keepUsed } from '../../cli/prerender/page-styles.ts'

const classes = new Set(['card', 'sm:p-2'])

test.each([
  ['a rule for a class that the page has', '.card{a:b}', '.card{a:b}'],
  ['no rule for one that it has not', '.map{a:b}.card{a:b}', '.card{a:b}'],
  ['no rule that asks for both', '.card .map{a:b}', ''],
  ['of several selectors those that may find something', '.map,.card{a:b}', '.card{a:b}'],
  ['what is about elements', 'h1,a:hover{a:b}', 'h1,a:hover{a:b}'],
  ['a class with a colon in its name', '.sm\\:p-2{a:b}', '.sm\\:p-2{a:b}'],
  [
    'what stands in brackets',
    '.card:not(.map),:is(.map,a){a:b}',
    '.card:not(.map),:is(.map,a){a:b}',
  ],
  ['no condition around nothing', '@media print{.map{a:b}}', ''],
  ['steps of an animation', '@keyframes fall{to{a:b}}', '@keyframes fall{to{a:b}}'],
  [
    'nothing of a size for a missing class',
    '@media (width>=1px){.map{a:b}.card{a:b}}',
    '@media (width>=1px){.card{a:b}}',
  ],
])('keeps %s', (_, styles, kept) => {
  expect(keepUsed(styles, classes)).toBe(kept)
})
