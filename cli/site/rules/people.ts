import { fieldAt } from '../../validate/fields.ts'
import type { DataRule } from './view.ts'

/** How many people stand beside the number. */
const mostAnswering = 2

export const peopleRules = [
  {
    id: 'people/phone',
    severity: 'warning',
    asks: 'At most two people answer the phone.',
    why: 'Beside the number there is room for two; the others would not be shown there.',
    fault: 'answersPhone: true  # of a third person',
    repair: 'Take `answersPhone` out of the entries of those who answer seldom.',
    check: ({ people }) =>
      people
        .map((person) => fieldAt(person, 'answersPhone'))
        .filter(({ value }) => value === true)
        .slice(mostAnswering)
        .map((at) => ({
          at,
          message: 'Two people before this one answer the phone already.',
          expected: '`answersPhone: true` for two people at most',
        })),
  },
] as const satisfies readonly DataRule[]
