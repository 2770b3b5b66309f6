import { parse } from 'postcss'
import type { Look } from '../../templates/types.ts'

type Choices = Pick<Look, 'dark' | 'type' | 'corners' | 'drawings'>

const plain: Choices = { dark: 'auto', type: 'besley', corners: 'square', drawings: 'line' }

/**
 * The style sheet of a site with this look: of the parts that ask for one, as in
 * `@supports (type: besley)`, those that it has, and without `dark` no dark scheme.
 */
export function stylesOfLook(styles: string, look: Choices = plain): string {
  const sheet = parse(styles)
  sheet.walkAtRules('supports', (rule) => {
    const asked = [...rule.params.matchAll(/\((type|corners|drawings):\s*([\w-]+)\)/g)]
    if (asked.length === 0) return
    const isChosen = asked.some(([, field, value]) => look[field as keyof Choices] === value)
    if (isChosen) rule.replaceWith(rule.nodes ?? [])
    else rule.remove()
  })
  if (look.dark === 'off') {
    sheet.walkAtRules('media', (rule) => {
      if (/prefers-color-scheme:\s*dark/.test(rule.params)) rule.remove()
    })
    sheet.walkDecls('color-scheme', (declaration) => {
      declaration.value = 'light'
    })
  }
  return sheet.toString()
}
