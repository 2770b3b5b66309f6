import type { StreetHouse } from '../../../templates/types.ts'
import { nearest } from '../../lib/suggest.ts'
import { textAt, textField } from '../../validate/fields.ts'
import { show } from '../../validate/rule.ts'
import { houseFacts } from '../pages/house-facts.ts'
import { roofParts } from '../schema/scene.ts'
import type { DataRule } from './view.ts'

/** The streets of towns. */
export const sceneRules = [
  {
    id: 'scene/part',
    severity: 'error',
    asks: 'The note of a scene points to a part that the roof of its first house has.',
    why: 'The line would point to nothing: a saltbox has no mansard.',
    fault: 'houses: [{ type: saltbox }, …]\ncallout: { part: mansard, … }',
    repair: 'callout: { part: chimney, … }',
    check: ({ areas }) =>
      areas.flatMap((area) => {
        const front = textAt(area, 'scene', 'houses', 0, 'type') ?? textAt(area, 'house')
        if (!isHouse(front)) return []
        const { name, parts } = houseFacts[front]
        return textField(area, 'scene', 'callout', 'part')
          .filter(({ value }) => roofParts.some((part) => part === value))
          .filter(({ value }) => !parts.some((part) => part === value))
          .map((at) => ({
            at,
            message: `The roof of the first house, ${name}, has no part ${show(at.value)}.`,
            expected: `one of ${parts.join(', ')}`,
            suggestion: nearest(at.value, parts),
            page: area.address,
          }))
      }),
  },
] as const satisfies readonly DataRule[]

const isHouse = (name: string | undefined): name is StreetHouse =>
  name !== undefined && Object.hasOwn(houseFacts, name)
