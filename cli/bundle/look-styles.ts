import { parse, type Root } from 'postcss'
import type { Look } from '../../templates/types.ts'

type Choices = Pick<Look, 'colors' | 'dark' | 'type' | 'corners' | 'drawings'>

const plain: Choices = { dark: 'auto', type: 'besley', corners: 'square', drawings: 'line' }

/**
 * The style sheet of a site with this look: of the parts that ask for one, as in
 * `@supports (type: besley)`, those that it has; its colors; and the one scheme that `dark` leaves.
 */
export const stylesOfLook = (styles: string, look?: Choices): string =>
  sheetOfLook(styles, look).toString()

/** The same as `postcss` reads it. */
export const sheetOfLook = (styles: string, look: Choices = plain): Root =>
  choose(styles + colorsOf(look), look)

/** A picture as this look has it, whose colors stand in it already. */
export const pictureOfLook = (svg: string, look: Choices = plain): string =>
  svg.replace(
    /<style>([^]*?)<\/style>/,
    (_, styles: string) => `<style>${choose(styles, look).toString()}</style>`,
  )

function choose(styles: string, look: Choices): Root {
  const sheet = parse(styles)
  dropFallbacks(sheet)
  sheet.walkAtRules('supports', (rule) => {
    const asked = [...rule.params.matchAll(/\((type|corners|drawings):\s*([\w-]+)\)/g)]
    if (asked.length === 0) return
    const isChosen = asked.some(([, field, value]) => look[field as keyof Choices] === value)
    if (isChosen) rule.replaceWith(rule.nodes ?? [])
    else rule.remove()
  })
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
 * What is added for browsers that are older than those for which the scripts are built, and the
 * style of borders, which is solid for all elements.
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

/** The tokens that follow from the colors: by day as weak as the theme's own, by night as strong. */
function colorsOf({ colors }: Choices): string {
  if (!colors) return ''
  const declare = (tokens: Readonly<Record<string, string>>) =>
    Object.entries(tokens).map(([token, value]) => `--color-${token}:${value}`)
  return [
    `@layer theme{:root{${declare(colors.light).join(';')}}}`,
    `@media screen and (prefers-color-scheme:dark){:root{${declare(colors.dark).join(';')}}}`,
  ].join('')
}
