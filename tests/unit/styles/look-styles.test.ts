import { expect, test } from 'vitest'
import { stylesOfLook } from '../../../cli/bundle/look-styles.ts'

const styles = [
  '@supports (type:besley){@font-face{font-family:B;src:url(b)}}',
  '@supports (type:archivo){:root{--font-serif:A}@font-face{font-family:A;src:url(a)}}',
  '@supports (corners:soft) or (corners:round){.button{border-radius:var(--round)}}',
  '@supports (corners:round){:root{--round:9px}}',
  '@supports (drawings:none){.strip{display:none}}',
  '@supports not selector(:popover-open){.menu{position:static}}',
  'html{color-scheme:light dark}',
  '@media screen and (prefers-color-scheme:dark){:root{--ink:#fff}}',
  '@media (width<9em){.a{color:red}@media (prefers-color-scheme:dark){.a{color:blue}}}',
]
const [besley, , , , , popover, scheme, night, mixed] = styles
const face = (css = '') => css.replace(/^@supports [^{]*\{/, '').slice(0, -1)
const plain = {
  dark: 'auto',
  type: 'besley',
  corners: 'square',
  layout: 'plain',
  drawings: 'line',
} as const

test('without a look all is as it was before there were looks', () => {
  const before = [face(besley), popover, scheme, night, mixed].join('')
  expect(stylesOfLook(styles.join(''))).toBe(before)
  expect(stylesOfLook(styles.join(''), plain)).toBe(before)
})

test('of what asks for a look there is what was chosen, in its place', () => {
  const chosen = stylesOfLook(styles.join(''), {
    ...plain,
    type: 'archivo',
    corners: 'round',
    drawings: 'none',
  })
  const rest = [popover, scheme, night, mixed].join('')
  expect(chosen).toBe(styles.slice(1, 5).map(face).join('') + rest)
  expect(stylesOfLook(styles.join(''), { ...plain, corners: 'soft' })).toBe(
    face(besley) + face(styles[2]) + rest,
  )
})

test('a layout has its own styles and those that it shares, and a dark site those of the night', () => {
  const fields = '@supports (layout:blocks) or (layout:cards){.field{color:red}}'
  const rules = '@supports (layout:lines){.rule{color:blue}}'
  const always = '@supports (dark:always){.field{color:#000}}'
  const sheet = fields + rules + always
  expect(stylesOfLook(sheet, plain)).toBe('')
  expect(stylesOfLook(sheet, { ...plain, layout: 'lines' })).toBe(face(rules))
  expect(stylesOfLook(sheet, { ...plain, layout: 'cards', dark: 'always' })).toBe(
    face(fields) + face(always),
  )
  const within = `@supports (layout:cards){${fields}${always}}`
  expect(stylesOfLook(within, { ...plain, layout: 'cards' })).toBe(face(fields))
})

test('without the dark scheme there is no rule of it, and browsers know', () => {
  expect(stylesOfLook(styles.join(''), { ...plain, dark: 'off' })).toBe(
    [face(besley), popover, 'html{color-scheme:light}', '@media (width<9em){.a{color:red}}'].join(
      '',
    ),
  )
})
