import { parse, type AtRule, type Root } from 'postcss'
import type { Look } from '../../templates/types.ts'

type Choices = Pick<Look, 'colors' | 'dark' | 'type' | 'corners' | 'layout' | 'drawings'>

const plain: Choices = {
  dark: 'auto',
  type: 'besley',
  corners: 'square',
  layout: 'plain',
  drawings: 'line',
}

/**
 * The style sheet of a site with this look: keeps the `@supports (type: besley)` parts that it selects, sets
 * its colors, and drops the scheme that `dark` excludes.
 */
export const stylesOfLook = (styles: string, look?: Choices): string =>
  sheetOfLook(styles, look).toString()

/** The same as a `postcss` tree. */
export const sheetOfLook = (styles: string, look: Choices = plain): Root =>
  choose(styles + colorsOf(look), look)

/** An SVG file with the colors of this look. */
export const pictureOfLook = (svg: string, look: Choices = plain): string =>
  svg.replace(
    /<style>([^]*?)<\/style>/,
    (_, styles: string) => `<style>${choose(styles, look).toString()}</style>`,
  )

function choose(styles: string, look: Choices): Root {
  const sheet = parse(styles)
  dropFallbacks(sheet)
  const keepChosen = (rule: AtRule) => {
    // Those within it first, as what replaces it is not walked.
    rule.walkAtRules('supports', keepChosen)
    const choices = [
      ...rule.params.matchAll(/\((dark|type|corners|layout|drawings):\s*([\w-]+)\)/g),
    ]
    if (choices.length === 0) return
    const isChosen = choices.some(([, field, value]) => look[field as keyof Choices] === value)
    if (isChosen) rule.replaceWith(rule.nodes ?? [])
    else rule.remove()
  }
  sheet.walkAtRules('supports', keepChosen)
  if (look.dark !== 'auto') {
    const isOn = look.dark === 'always'
    sheet.walkAtRules('media', (rule) => {
      if (!asksForDark.test(rule.params)) return
      if (isOn) rule.params = rule.params.replace(asksForDark, '') || 'all'
      else rule.remove()
    })
    sheet.walkDecls('color-scheme', (declaration) => {
      if (declaration.value === 'light dark') declaration.value = isOn ? 'dark' : 'light'
    })
  }
  return sheet
}

/**
 * Removes fallbacks for browsers older than those that the scripts support, and the border style, which is
 * solid for all elements.
 */
function dropFallbacks(sheet: Root): void {
  sheet.walkAtRules('supports', (rule) => {
    const before = rule.prev()
    if (!rule.params.includes('color-mix') || before?.type !== 'rule') return
    rule.walkDecls((newer) => {
      before.walkDecls(newer.prop, (older) => void older.replaceWith(newer))
    })
    rule.remove()
  })
  sheet.walkDecls(/^border.*-style$|^-webkit-text-decoration-color$/, (declaration) => {
    const { prop, value } = declaration
    if (prop.startsWith('-webkit') || value === 'var(--tw-border-style)') declaration.remove()
  })
}

const asksForDark = /(?: and )?\(prefers-color-scheme:\s*dark\)/

/** The tokens for the look's colors; in light mode with low specificity, like the theme's own, in dark mode with higher. */
function colorsOf({ colors }: Choices): string {
  if (!colors) return ''
  const declare = (tokens: Readonly<Record<string, string>>) =>
    Object.entries(tokens).map(([token, value]) => `--color-${token}:${value}`)
  return [
    `@layer theme{:root{${declare(colors.light).join(';')}}}`,
    `@media screen and (prefers-color-scheme:dark){:root{${declare(colors.dark).join(';')}}}`,
  ].join('')
}
