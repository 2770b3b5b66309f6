import { takeSuggestion } from '../../edit/repairs.ts'
import { fieldAt, textAt } from '../../validate/fields.ts'
import { colorFaults } from '../look/contrast.ts'
import { colorNames } from '../look/tokens.ts'
import { lookSchema } from '../schema/look.ts'
import type { DataRule } from './view.ts'

export const lookRules = [
  {
    id: 'look/contrast',
    asks: 'Text in the colors of look.yaml can be read where it stands, light and dark: a contrast of 4.5, of lines and marks 3.',
    why: 'Whoever stands in the sun, or does not see well, leaves a page that is hard to read (WCAG 2.2, 1.4.3 and 1.4.11).',
    fault: 'colors:\n  accent: "#f28c28"',
    repair: 'colors:\n  accent: "#a85100"',
    check: ({ files: { look } }) => {
      const colors = colorNames.map((name) => [name, textAt(look, 'colors', name)] as const)
      // A color that is none is reported as that.
      const { data } = lookSchema
        .pick({ colors: true })
        .safeParse({ colors: Object.fromEntries(colors) })
      return colorFaults(data?.colors ?? {}).map(({ color, worst, nearest }) => {
        const [shown, on] = worst.values.map((value) => JSON.stringify(value))
        const when = worst.scheme === 'dark' ? ' by night' : ''
        const message = `With this color the site would show ${shown} on ${on}${when}, a contrast of ${worst.ratio.toFixed(2)}.`
        const expected = `a contrast of ${worst.least} or more${nearest ? `, as ${JSON.stringify(nearest)} has` : ': a ground that is lighter or darker'}`
        return { at: fieldAt(look, 'colors', color), message, expected, suggestion: nearest }
      })
    },
    fix: takeSuggestion,
  },
] as const satisfies readonly DataRule[]
