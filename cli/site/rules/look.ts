import { takeSuggestion } from '../../edit/repairs.ts'
import { fieldAt, textAt } from '../../validate/fields.ts'
import { colorFaults } from '../look/contrast.ts'
import { colorNames } from '../look/tokens.ts'
import { lookSchema } from '../schema/look.ts'
import type { DataRule } from './view.ts'

export const lookRules = [
  {
    id: 'look/contrast',
    check: ({ files: { look } }) => {
      const colors = colorNames.map((name) => [name, textAt(look, 'colors', name)] as const)
      // An invalid color has its own finding.
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
